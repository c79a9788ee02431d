import { createGlobalThemeContract } from '@vanilla-extract/css';
import { darkPalette } from './palette-dark';
import * as scales from './scales';

const {
  motion,
  space,
  radius,
  shadow,
  scrim,
  scrimmedGround,
  opacity,
  fontSize,
  fontWeight,
  lineHeight,
  letterSpacing,
  layer,
  size,
} = scales;

const toName = (_value: string | null, path: string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(
  {
    color: darkPalette,
    space,
    radius,
    shadow,
    scrim,
    scrimmedGround,
    opacity,
    font: {
      family: '',
      size: fontSize,
      weight: fontWeight,
      line: lineHeight,
      tracking: letterSpacing,
    },
    motion,
    layer,
    size,
  },
  toName,
);
