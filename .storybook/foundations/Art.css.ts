import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

const gallery = style({ display: 'grid', gap: space[4] });

export const covers = style([
  gallery,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const small = style([
  gallery,
  {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  },
]);

export const banners = style([gallery]);

export const figure = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const cover = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: radius.cover });
export const round = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: radius.full });

export const words = style({
  fontSize: font.size.label,
  lineHeight: font.line.snug,
  overflowWrap: 'anywhere',
});
export const what = style({ color: color.text.muted });

export const tone = style({
  display: 'grid',
  gridTemplateRows: '96px auto',
  borderRadius: radius.medium,
  overflow: 'hidden',
  color: color.text.onArt,
});
export const inks = style({ display: 'flex' });
globalStyle(`${inks} > span`, { flex: 1 });
export const toneName = style({ padding: space[3], fontSize: font.size.label });

/** A head of a page inside of the specimen: its light stays within. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${color.border.quiet}`,
  '@media': { [media.medium]: { padding: space[6] } },
});
