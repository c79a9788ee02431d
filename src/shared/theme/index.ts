import './base.css';

export { type ArtTone, artPalette, artToneOf, hashSeed } from './art-palette';
export { vars } from './contract.css';
export { media } from './media';
export type { SpaceStep } from './scales';
export { touchTarget, truncated } from './style-parts';
export { type ThemeMode, readThemeMode, setThemeMode, useThemeMode } from './theme-mode';
