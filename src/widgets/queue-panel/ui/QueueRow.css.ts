import { style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

/** CSS pixels. */
export const rowHeight = 56;

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: rowHeight,
  display: 'grid',
  gridTemplate:
    '"cover title heart more" "cover artist heart more" / 40px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[3],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover, &:focus-within': { background: vars.color.surface.hover },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-missing]': { color: vars.color.text.muted },
    '&[data-edge]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[2],
      blockSize: '2px',
      borderRadius: vars.radius.full,
      background: vars.color.accent.graphic,
    },
    '&[data-edge="top"]::after': { insetBlockStart: '-1px' },
    '&[data-edge="bottom"]::after': { insetBlockEnd: '-1px' },
  },
});

export const title = style({
  ...truncated,
  gridArea: 'title',
  alignSelf: 'end',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const artist = style({
  ...truncated,
  gridArea: 'artist',
  alignSelf: 'start',
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  selectors: { '&[data-failed]': { color: vars.color.status.danger.text } },
});

export const cover = style({ gridArea: 'cover' });

export const play = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  // The scrolling list would clip an outer ring.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** Above the play button. */
export const heart = style({ position: 'relative', gridArea: 'heart' });

/** An icon's elements would count twenty times. */
export const more = style({
  gridArea: 'more',
  '::before': {
    content: '',
    inlineSize: '4px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    boxShadow: '-7px 0 currentColor, 7px 0 currentColor',
  },
});
