import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** Rows wrap on a phone: a line tells whose the button is. */
export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  paddingBlock: vars.space[3],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` },
  },
});

export const words = style({ flex: '1 1 20ch', minInlineSize: 0, overflowWrap: 'anywhere' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(30ch, 1fr))',
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

/** Stands alone, as wide as a card of the settings. */
export const page = style({ inlineSize: '100%', maxInlineSize: '720px' });
