/** Steps of the 4 px grid; the key is the number of steps. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  24: '96px',
} as const;

export type SpaceStep = keyof typeof space;

export const radius = {
  small: '6px',
  medium: '10px',
  large: '16px',
  cover: '8px',
  full: '999px',
} as const;

/** Body sizes are fixed; display sizes grow with the window. */
export const fontSize = {
  caption: '0.75rem',
  label: '0.8125rem',
  small: '0.875rem',
  body: '0.9375rem',
  lead: '1.0625rem',
  title: '1.25rem',
  headline: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)',
  display: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  poster: 'clamp(2.5rem, 1.2rem + 5.6vw, 6rem)',
} as const;

export const fontWeight = { regular: '400', medium: '520', strong: '640', heavy: '760' } as const;

export const lineHeight = { tight: '1', snug: '1.2', normal: '1.5' } as const;

export const letterSpacing = {
  tight: '-0.035em',
  snug: '-0.015em',
  normal: '0',
  wide: '0.06em',
} as const;

export const motion = {
  quick: '120ms',
  base: '180ms',
  slow: '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

export const shadow = { overlay: '0 12px 32px rgb(10 5 14 / 0.32)' } as const;

export const scrim = 'rgb(12 7 15 / 0.68)';

export const scrimmedGround = 'color-mix(in srgb, var(--color-surface-ground) 32%, rgb(12 7 15))';

export const opacity = {
  disabled: '0.55',
} as const;

export const layer = {
  content: '1',
  sticky: '10',
  bar: '20',
  screen: '30',
  dialog: '40',
  /** Above windows, so that an action in one can be undone there. */
  toast: '50',
  menu: '60',
} as const;

export const size = {
  touch: '44px',
  controlSmall: '32px',
  control: '40px',
  controlLarge: '48px',
  iconSmall: '16px',
  iconMenu: '18px',
  icon: '20px',
  iconLarge: '24px',
  iconHuge: '32px',
  row: 'max(56px, 3.5rem)',
  // These hold text, so they grow with the browser's font size.
  topBar: 'max(64px, 4rem)',
  playerBar: 'max(84px, 5.25rem)',
  miniPlayer: 'max(60px, 3.75rem)',
  bottomNavigation: 'max(60px, 3.75rem)',
  sidebar: '288px',
  sidebarNarrow: '76px',
  card: 'max(168px, 10.5rem)',
  content: '1600px',
  reading: '64ch',
  form: '420px',
} as const;
