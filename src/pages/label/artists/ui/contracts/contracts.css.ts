import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** The first day and the last, beside one another where both have room. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

/** An artist who was found, and at the end of the line what may be done. */
export const candidate = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const portrait = style({ inlineSize: '48px' });
