import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const ground = (share: number) =>
  `color-mix(in srgb, ${vars.color.surface.ground} ${share}%, transparent)`;

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const strip = style({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  blockSize: '64px',
  borderRadius: vars.radius.small,
});

export const picture = style({ flex: '1 1 0', minInlineSize: 0, objectFit: 'cover' });

/** The part that is not shown. */
export const cutOff = style({ position: 'absolute', insetBlock: 0, background: ground(75) });

/** The full-screen player of a phone: the video fills it, texts have a background. */
export const player = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  boxSizing: 'border-box',
  aspectRatio: '9 / 16',
  blockSize: 'min(440px, 56dvh)',
  minBlockSize: '320px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const video = style({ position: 'absolute', inset: 0 });

export const none = style({ gridArea: '1 / 1', placeSelf: 'center', color: vars.color.text.muted });

export const deck = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[4]}`,
  background: `linear-gradient(${ground(0)}, ${ground(90)} ${vars.space[8]})`,
  overflowWrap: 'anywhere',
});

export const progress = style({
  blockSize: '4px',
  marginBlock: vars.space[3],
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${vars.color.text.primary} 33%, ${vars.color.border.strong} 33%)`,
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
});
