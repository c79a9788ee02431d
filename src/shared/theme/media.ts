/** From this width on; without a query a style is for the narrowest window. */
export const media = {
  medium: '(min-width: 640px)',
  /** Only there: for what a wider window does not merely change but never has. */
  narrow: 'not all and (min-width: 640px)',
  wide: '(min-width: 1024px)',
  /** Fingers: targets grow to `size.touch`. */
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  light: '(prefers-color-scheme: light)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
