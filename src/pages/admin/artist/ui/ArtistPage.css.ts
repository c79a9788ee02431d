import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const columns = (least: string) => `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;

/** Side by side where both fit. */
export const lead = style({
  display: 'grid',
  gridTemplateColumns: columns('400px'),
  alignItems: 'start',
  gap: vars.space[6],
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: columns('280px'),
  gap: vars.space[4],
});

/** At the foot of each card of a row. */
export const tool = style({ marginBlockStart: 'auto' });
