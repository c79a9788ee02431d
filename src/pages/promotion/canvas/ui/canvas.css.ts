import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const specs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
});

export const spec = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

export const specIcon = style({ color: vars.color.text.muted });

export const specName = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });

export const specValue = style({ margin: 0, fontWeight: vars.font.weight.medium });

export const picture = style({ aspectRatio: '1' });

export const poster = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const play = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
});

/** An editor's message may be long. */
export const feedback = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const preview = style({
  overflow: 'hidden',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});
