import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const words = style({ flex: '1 1 20ch', minInlineSize: 0, overflowWrap: 'anywhere' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(20ch, 1fr))',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

/** A QR code is read by a camera: dark on light in both themes. */
export const qr = style({
  inlineSize: '192px',
  blockSize: '192px',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: 'white',
  color: 'black',
});

export const secret = style({ overflowWrap: 'anywhere', fontFamily: 'monospace' });
