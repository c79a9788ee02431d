import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const foot = style({});
globalStyle(`[role="dialog"] ${foot}`, {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.content,
  paddingBlock: vars.space[3],
  background: 'var(--table-ground)',
  '@media': { [media.low]: { position: 'static' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
