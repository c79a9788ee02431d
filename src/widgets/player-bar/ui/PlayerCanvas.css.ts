import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const ground = (share: number) =>
  `color-mix(in srgb, ${vars.color.surface.ground} ${share}%, transparent)`;

/** Nearly hidden, so that text on it stays legible. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${ground(88)}, ${ground(84)} 64px, ${ground(20)} 120px, ${ground(20)} calc(100% - 440px), ${ground(90)} calc(100% - 360px))`,
  },
  '@media': {
    [media.medium]: {
      zIndex: 'auto',
      inset: '-1px',
      borderRadius: vars.radius.cover,
      '::after': { content: 'none' },
    },
  },
});

export const control = style({
  position: 'absolute',
  insetBlockStart: `calc(72px + env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[4],
  borderRadius: vars.radius.full,
  background: ground(80),
  '@media': {
    [media.medium]: { insetBlock: `auto ${vars.space[3]}`, insetInlineEnd: vars.space[3] },
  },
});
