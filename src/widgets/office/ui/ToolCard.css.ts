import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const card = style({
  blockSize: '100%',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  selectors: { '&[data-cover]': { padding: vars.space[3] } },
});

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.ground,
});

export const head = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const words = style({ minInlineSize: 0 });

export const foot = style({ display: 'grid', gap: vars.space[3], marginBlockStart: 'auto' });
