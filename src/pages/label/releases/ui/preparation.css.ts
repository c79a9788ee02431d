import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const tracks = style({
  display: 'grid',
  gap: vars.space[3],
  listStyle: 'none',
});

export const trackHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.quiet}`,
  '@media': {
    'screen and (max-width: 639px)': { gridTemplateColumns: '48px minmax(0, 1fr)' },
  },
});

export const cover = style({ inlineSize: '100%' });

/** Below the text on a phone. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { 'screen and (max-width: 639px)': { gridColumn: '2' } },
});
