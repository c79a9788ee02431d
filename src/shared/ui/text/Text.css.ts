import { style, styleVariants } from '@vanilla-extract/css';
import { classPerToken, truncated, vars } from '@/shared/theme';
import { sprinkles } from '@/shared/theme/sprinkles.css';

const { size, weight, line, tracking } = vars.font;

export const text = style({ minInlineSize: 0 });

export const textSize = classPerToken(size, (token) => sprinkles({ fontSize: token }));

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

export const tone = {
  primary: sprinkles({ color: 'primary' }),
  muted: sprinkles({ color: 'muted' }),
  accent: sprinkles({ color: 'accent' }),
  danger: sprinkles({ color: 'danger' }),
  onArt: sprinkles({ color: 'onArt' }),
};

export const textWeight = classPerToken(weight, (token) => sprinkles({ fontWeight: token }));

export const isTruncated = style({ ...truncated, display: 'block' });
export const isNumeric = style({ fontVariantNumeric: 'tabular-nums' });

export const lines = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
}));
