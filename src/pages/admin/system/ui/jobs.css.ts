import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const acts = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[2],
});

// The height of an awaited part is unknown, so later ones wait.
globalStyle('section:has([data-awaited]) ~ section', { display: 'none' });
