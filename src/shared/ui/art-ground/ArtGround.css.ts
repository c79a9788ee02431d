import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const darkGround = `var(--art-dark, ${vars.color.surface.overlay})`;
const lightGround = `var(--art-light, ${vars.color.surface.selected})`;

export const artGround = createVar();

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
