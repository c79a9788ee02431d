import { style, styleVariants } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';

export {
  inkClass as tone,
  sizeClass as textSize,
  weightClass as textWeight,
} from '@/shared/theme/token-classes.css';

const { size, weight, line, tracking } = vars.font;

export const text = style({ minInlineSize: 0 });

export const headingSize = styleVariants({
  poster: {
    fontSize: size.poster,
    fontWeight: weight.heavy,
    lineHeight: '0.95',
    letterSpacing: tracking.tight,
  },
  display: {
    fontSize: size.display,
    fontWeight: weight.heavy,
    lineHeight: line.tight,
    letterSpacing: tracking.tight,
  },
  headline: {
    fontSize: size.headline,
    fontWeight: weight.heavy,
    lineHeight: line.snug,
    letterSpacing: tracking.snug,
  },
  title: {
    fontSize: size.title,
    fontWeight: weight.strong,
    lineHeight: line.snug,
    letterSpacing: tracking.snug,
  },
  small: { fontSize: size.body, fontWeight: weight.strong, lineHeight: line.snug },
});

export const isTruncated = style({ ...truncated, display: 'block' });
export const isNumeric = style({ fontVariantNumeric: 'tabular-nums' });

export const lines = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
}));
