import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const header = style({
  display: 'flex',
  padding: vars.space[5],
  '@media': { [media.medium]: { paddingInline: vars.space[8] } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[12]}`,
  ':focus': { outline: 'none' },
});

// Nothing is docked below toasts.
globalStyle(`:root:has(${frame})`, { vars: { '--bars-height': 'var(--offline-line, 0px)' } });
