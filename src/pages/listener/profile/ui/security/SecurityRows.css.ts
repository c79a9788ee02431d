import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** A line separates wrapped rows with their buttons. */
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

/** Cameras need dark on light in both themes. */
export const qr = style({
  inlineSize: '192px',
  blockSize: '192px',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: 'white',
  color: 'black',
});

export const secret = style({ overflowWrap: 'anywhere', fontFamily: 'monospace' });

/** The width of a settings card. */
export const page = style({ inlineSize: '100%', maxInlineSize: '720px' });
