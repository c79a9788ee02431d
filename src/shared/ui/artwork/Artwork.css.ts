import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { artPalette, media, vars } from '@/shared/theme';

const shapeInk = createVar();
const lightInk = createVar();

export const artwork = style({
  display: 'block',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.overlay,
  isolation: 'isolate',
  // What is drawn has no file that forced colours would leave alone.
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

export const shape = styleVariants({
  square: { aspectRatio: '1', borderRadius: vars.radius.cover },
  thumb: { aspectRatio: '1', borderRadius: vars.radius.small },
  round: { aspectRatio: '1', borderRadius: vars.radius.full },
  wide: { aspectRatio: '16 / 9', borderRadius: vars.radius.cover },
});

export const picture = style({ objectFit: 'cover', backgroundSize: 'cover' });

export const tone = styleVariants(artPalette, ({ ground, shape: ink, light }) => ({
  vars: { [shapeInk]: ink, [lightInk]: light },
  backgroundColor: ground,
}));

export const motif = styleVariants({
  sunrise: {
    backgroundImage: `radial-gradient(circle at 50% 112%, ${lightInk} 0 22%, ${shapeInk} 22.5% 40%, transparent 40.5% 52%, ${shapeInk} 52.5% 62%, transparent 62.5%)`,
  },
  tile: {
    backgroundImage: `conic-gradient(from 45deg, ${shapeInk} 24.8%, transparent 25.1% 49.8%, ${shapeInk} 50.1% 74.8%, transparent 75.1% 99.7%, ${shapeInk}), radial-gradient(circle, ${lightInk} 0 34%, transparent 35%)`,
    backgroundSize: '50% 50%, 50% 50%',
  },
  record: {
    backgroundImage: `radial-gradient(circle at 68% 38%, ${lightInk} 0 9%, ${shapeInk} 9.5% 34%, transparent 34.5% 40%, ${shapeInk} 40.5% 43%, transparent 43.5% 49%, ${shapeInk} 49.5% 52%, transparent 52.5%)`,
  },
  curtain: {
    backgroundImage: `linear-gradient(100deg, transparent 0 58%, ${lightInk} 58.7% 66%, transparent 66.7%), repeating-linear-gradient(100deg, transparent 0, ${shapeInk} 0.7% 9%, transparent 9.7% 18%)`,
  },
});
