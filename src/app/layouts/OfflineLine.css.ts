import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const height = '28px';

const appear = keyframes({ from: { opacity: 0 } });

export const line = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInline: 0,
  // The height of the bars includes this line.
  insetBlockEnd: `calc(var(--bars-height, ${height}) - ${height} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[2],
  blockSize: height,
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  background: vars.color.surface.overlay,
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  '::before': {
    content: '',
    inlineSize: vars.space[2],
    blockSize: vars.space[2],
    borderRadius: vars.radius.full,
    background: vars.color.status.warning.text,
  },
  '@media': {
    [media.medium]: {
      insetBlockEnd: `calc(var(--bars-height, ${height}) - ${height})`,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      paddingInline: vars.space[4],
      border: `1px solid ${vars.color.border.quiet}`,
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.medium,
      borderStartEndRadius: vars.radius.medium,
    },
    print: { display: 'none' },
  },
});

export const link = style({ pointerEvents: 'auto' });

globalStyle(`:root:has(${line})`, { vars: { '--offline-line': height } });

/** For `mute-cards.ts`, which would bring the whole theme into the first visit. */
globalStyle(':root', {
  vars: {
    '--muted-card': vars.color.text.muted,
    '--muted-card-size': vars.font.size.caption,
    '--muted-card-gap': vars.space[2],
    '--muted-card-back': vars.color.surface.overlay,
    '--muted-card-radius': vars.radius.small,
  },
});
