import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';
import * as specimen from './specimen.css';

const { color, font, radius, space } = vars;

export const arch = style({
  inlineSize: '100%',
  blockSize: 'auto',
  minInlineSize: 0,
  objectFit: 'cover',
  borderRadius: `${radius.full} ${radius.full} ${radius.large} ${radius.large}`,
  selectors: {
    '&:nth-child(1)': { aspectRatio: '3 / 5' },
    '&:nth-child(2)': { aspectRatio: '3 / 7' },
    '&:nth-child(3)': { aspectRatio: '3 / 4' },
  },
});

export const principle = style([specimen.card, { padding: 0 }]);

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '192px',
  padding: space[5],
  borderBlockEnd: `1px solid ${color.border.quiet}`,
});

export const saying = style({ padding: space[5] });

export const poster = style({
  fontSize: font.size.display,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.tight,
  lineHeight: '0.92',
  textAlign: 'center',
});

export const row = style([
  specimen.row,
  {
    display: 'grid',
    gap: space[1],
    '@media': { [media.medium]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: space[4] } },
  },
]);
