import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, motion, radius, space } = vars;

export const track = style({ display: 'grid', gap: space[3], paddingBlock: space[4] });

export const rail = style({
  containerType: 'inline-size',
  blockSize: '48px',
  borderRadius: radius.full,
  background: color.surface.raised,
  border: `1px solid ${color.border.quiet}`,
  padding: space[1],
});

export const runner = style({
  display: 'block',
  inlineSize: '38px',
  blockSize: '38px',
  borderRadius: radius.full,
  background: color.accent.solid,
  transitionProperty: 'transform',
  transitionTimingFunction: motion.ease,
  selectors: { '[data-there] &': { transform: 'translateX(calc(100cqi - 38px))' } },
});

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlockEnd: space[3],
});

export const curve = style({
  inlineSize: 'min(100%, 280px)',
  aspectRatio: '1',
  overflow: 'visible',
});
export const frame = style({ fill: 'none', stroke: color.border.quiet });
export const path = style({ fill: 'none', stroke: color.accent.graphic, strokeWidth: 2.5 });
export const handle = style({ stroke: color.text.muted, strokeDasharray: '2 2' });

export const easing = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});

export const live = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
});

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '168px',
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${color.border.quiet}`,
  background: color.surface.raised,
});

export const remark = style({
  paddingBlockStart: space[3],
  fontSize: font.size.small,
  color: color.text.muted,
});
