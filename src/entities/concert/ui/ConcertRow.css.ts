import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** A container of its own, because it also stands in the preview of a form. */
export const row = style({ containerType: 'inline-size', minInlineSize: 0 });

const isWide = '(min-width: 720px)';

export const concert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
  '@container': { [isWide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const facts = style({ minInlineSize: 0 });

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@container': { '(min-width: 480px)': { inlineSize: '96px', blockSize: '96px' } },
});

export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Has a background, to be readable on any picture. */
export const day = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  fontSize: vars.font.size.small,
});

export const number = style({
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.heavy,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const code = style({ fontWeight: vars.font.weight.strong });

export const ways = style({
  gridColumn: '1 / -1',
  '@container': { [isWide]: { gridColumn: 'auto', alignSelf: 'center' } },
});
