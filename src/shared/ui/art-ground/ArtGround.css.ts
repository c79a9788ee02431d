import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

/** Set by `groundVars`: the ground in each theme. */
const darkGround = `var(--art-dark, ${vars.color.surface.overlay})`;
const lightGround = `var(--art-light, ${vars.color.surface.selected})`;

/** The colour of the art in the theme of the page, inside of what is `tinted`. */
export const artGround = createVar();

/** Chooses the ground of the theme. Muted text is made for the page's own surfaces. */
export const tinted = style({
  color: vars.color.text.primary,
  vars: { [artGround]: darkGround, [vars.color.text.muted]: vars.color.text.primary },
  selectors: { '[data-theme="light"] &': { vars: { [artGround]: lightGround } } },
  '@media': {
    [media.light]: {
      selectors: { ':root:not([data-theme]) &': { vars: { [artGround]: lightGround } } },
    },
  },
});
