import './base.css';

export { type ArtTone, artPalette, getArtTone } from './art-palette';
export { vars } from './contract.css';
export { drawnIcon, iconMask } from './drawn-icon';
export { media } from './media';
export type { SpaceStep } from './scales';
export { touchTarget, truncated } from './style-parts';
export { type ThemeMode, useThemeMode } from './theme-mode';
