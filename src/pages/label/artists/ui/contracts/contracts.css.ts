import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const candidate = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const portrait = style({ inlineSize: '48px' });
