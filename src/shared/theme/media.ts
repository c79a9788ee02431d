/** Without a query a style is for the narrowest window. */
export const media = {
  medium: '(min-width: 640px)',
  narrow: 'not all and (min-width: 640px)',
  wide: '(min-width: 1024px)',
  /** A phone held sideways; 720 px at 200 %. */
  short: '(max-height: 479.98px)',
  /** A small window at 400 %, a phone with its keyboard. */
  low: '(max-height: 359.98px)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  light: '(prefers-color-scheme: light)',
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
