import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const about = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  flexGrow: 1,
});

export const cover = styleVariants({
  small: { flexShrink: 0, inlineSize: '40px' },
  medium: { inlineSize: '96px' },
});

/** Dimmed; the badge says so in words. */
export const isOff = style({ opacity: 0.5 });

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const others = style({ marginInlineStart: 'auto' });

export const preview = style({
  inlineSize: '160px',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
});
