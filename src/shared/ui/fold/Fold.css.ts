import { style } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

export const fold = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const summary = style({
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  cursor: 'pointer',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.text.primary },
  },
});

export const icon = style({
  flexShrink: 0,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(90deg)' } },
});

export const content = style({ paddingBlockStart: vars.space[3] });
