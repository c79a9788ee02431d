import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: '1.5rem',
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.tight,
  letterSpacing: vars.font.tracking.tight,
});

/** Only the product's own name is in lower case. */
export const product = style({ textTransform: 'lowercase' });

export const symbol = style({ inlineSize: '1.15em', blockSize: '1.3em', flexShrink: 0 });
export const arch = style({ fill: vars.color.accent.solid });
export const song = style({
  fill: 'none',
  stroke: vars.color.accent.onSolid,
  strokeWidth: 3,
  strokeLinecap: 'round',
});
