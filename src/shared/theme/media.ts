/** From this width on; without a query a style is for the narrowest window. */
export const media = {
  medium: '(min-width: 640px)',
  /** Only there: for what a wider window does not merely change but never has. */
  narrow: 'not all and (min-width: 640px)',
  wide: '(min-width: 1024px)',
  /** So low that bars which stay in sight leave little of the page: a small window at 400 %, a phone with its keyboard. */
  low: '(max-height: 359.98px)',
  /** Fingers: targets grow to `size.touch`. */
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  light: '(prefers-color-scheme: light)',
  /** The person's own few colours: backgrounds, shadows and gradients are taken away. */
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
