import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
});

export const title = style({
  flex: 1,
  paddingInlineStart: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-over] > &': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      outline: `2px solid ${vars.color.accent.solid}`,
      outlineOffset: '-2px',
    },
    '&[aria-current="page"]': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
    },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const cover = style({ inlineSize: vars.size.control, flexShrink: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const creator = style({
  display: 'block',
  overflow: 'hidden',
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  textOverflow: 'ellipsis',
});

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});
