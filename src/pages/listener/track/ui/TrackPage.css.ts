import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  '@media': {
    [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] },
  },
});

export const fact = style({ minInlineSize: 0 });

export const name = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });

export const value = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const headingToCome = style({
  fontSize: vars.font.size.headline,
  lineHeight: vars.font.line.snug,
});
