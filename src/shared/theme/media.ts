/** Minimum widths; styles without a query are for the narrowest window. */
export const media = {
  medium: '(min-width: 640px)',
  /** For what wider windows do not have at all. */
  narrow: 'not all and (min-width: 640px)',
  wide: '(min-width: 1024px)',
  /** Too low for sticky bars: a small window at 400 %, a phone with its keyboard. */
  low: '(max-height: 359.98px)',
  /** Targets grow to `size.touch`. */
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  light: '(prefers-color-scheme: light)',
  /** Backgrounds, shadows and gradients are removed. */
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
