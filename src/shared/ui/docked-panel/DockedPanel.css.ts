import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const width = 'clamp(300px, 26vw, 380px)';

const appear = keyframes({ from: { opacity: 0, transform: 'translateX(12px)' } });

export const panel = style({
  position: 'fixed',
  insetBlock: `${vars.size.topBar} ${vars.size.playerBar}`,
  insetInlineEnd: 0,
  inlineSize: width,
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${vars.color.border.quiet}`,
  background: vars.color.surface.raised,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.wide]: { insetBlockStart: 0 } },
  selectors: {
    // Beside the full-screen player, and above its head.
    '[data-full-screen] &': {
      position: 'sticky',
      zIndex: vars.layer.content,
      insetBlock: 0,
      flexShrink: 0,
      blockSize: '100dvh',
    },
  },
});

globalStyle(`:root:has(${panel})`, {
  '@media': { [media.wide]: { vars: { '--side-panel': width } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.topBar,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
});
