import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, radius, space } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  '@media': {
    [media.medium]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: space[4] },
  },
});

export const bar = style({ blockSize: '16px', background: color.accent.graphic });

export const block = style({
  blockSize: '112px',
  padding: space[3],
  borderRadius: radius.medium,
  border: `1px solid ${color.border.strong}`,
  background: color.surface.raised,
});

export const sheet = style([
  block,
  {
    position: 'relative',
    inlineSize: 'min(320px, 64%)',
    blockSize: '88px',
    marginBlockStart: `calc(-1 * ${space[8]})`,
    selectors: {
      '&:first-child': { marginBlockStart: 0 },
      '&:nth-child(even)': { background: color.surface.overlay },
    },
  },
]);

export const windows = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: '390fr 768fr 1440fr' } },
});
