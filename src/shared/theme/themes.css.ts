import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { darkPalette } from './palette-dark';
import { forcedPalette } from './palette-forced';
import { lightPalette } from './palette-light';
import * as scales from './scales';
import { fontFamily } from './typeface';
import './typeface.css';

const { color, ...scaleVars } = vars;

createGlobalTheme(':root', scaleVars, {
  space: scales.space,
  radius: scales.radius,
  shadow: scales.shadow,
  scrim: scales.scrim,
  scrimmedGround: scales.scrimmedGround,
  opacity: scales.opacity,
  font: {
    family: fontFamily,
    size: scales.fontSize,
    weight: scales.fontWeight,
    line: scales.lineHeight,
    tracking: scales.letterSpacing,
  },
  motion: scales.motion,
  layer: scales.layer,
  size: scales.size,
});

const dark = { colorScheme: 'dark', vars: assignVars(color, darkPalette) } as const;
const light = { colorScheme: 'light', vars: assignVars(color, lightPalette) } as const;

globalStyle(':root, [data-theme="dark"]', dark);
globalStyle('[data-theme="light"]', light);
globalStyle(':root:not([data-theme])', { '@media': { [media.light]: light } });

globalStyle(':root, :root[data-theme]', {
  '@media': { [media.forcedColours]: { vars: assignVars(color, forcedPalette) } },
});

globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      // Even a short animation starts invisible and may end late.
      vars: {
        [vars.motion.quick]: '0s',
        [vars.motion.base]: '0s',
        [vars.motion.slow]: '0s',
      },
    },
  },
});
