import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { border, surface } = vars.color;

export const list = styleVariants({
  rows: { display: 'grid', gap: vars.space[3] },
  chips: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] },
});

const chip = `${list.chips} > label`;

globalStyle(chip, {
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `1px solid ${border.quiet}`,
  borderRadius: vars.radius.large,
});
globalStyle(`${chip}:hover`, { background: surface.hover });
globalStyle(`${chip}:has(:checked)`, { borderColor: border.strong, background: surface.hover });

export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
