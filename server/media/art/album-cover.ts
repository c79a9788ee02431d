import { arches } from './arches.ts';
import { azulejo } from './azulejo.ts';
import type { Composition } from './canvas.ts';
import { city } from './city.ts';
import { cutPaper } from './cut-paper.ts';
import { grooves, guitar } from './grooves.ts';
import { horizon } from './horizon.ts';
import { leaves } from './leaves.ts';
import { opArt, ribbons } from './op-art.ts';
import { rect } from './svg.ts';
import { sunAndMoon } from './sun-and-moon.ts';
import { swissArcs, swissBars, swissKeys, swissModules } from './swiss-poster.ts';
import { textile } from './textile.ts';
import { waves } from './waves.ts';

type Choice = readonly [Composition, ...Composition[]];

const genreCompositions: Record<string, Choice> = {
  Pop: [sunAndMoon, swissModules, azulejo, waves, cutPaper, swissBars, arches],
  'Hip Hop': [city, grooves, swissBars, opArt, swissModules, arches],
  Rock: [sunAndMoon, swissBars, opArt, horizon, grooves, city],
  Electronic: [opArt, swissModules, ribbons, sunAndMoon, grooves, city, swissKeys],
  Indie: [horizon, cutPaper, leaves, swissArcs, waves, arches, sunAndMoon],
  Reggaeton: [horizon, leaves, waves, swissBars, sunAndMoon, city, swissModules],
  Jazz: [swissArcs, swissKeys, arches, grooves, city, cutPaper, sunAndMoon],
  'R&B': [sunAndMoon, arches, ribbons, leaves, swissArcs, horizon, waves],
  Country: [horizon, textile, guitar, sunAndMoon, leaves, swissArcs],
  Classical: [swissArcs, azulejo, swissKeys, arches, leaves, guitar, grooves],
  Funk: [ribbons, swissModules, sunAndMoon, grooves, opArt, swissArcs],
  Folk: [textile, azulejo, leaves, guitar, horizon, cutPaper, sunAndMoon],
};

const anyComposition: Choice = [
  azulejo,
  sunAndMoon,
  swissArcs,
  swissModules,
  cutPaper,
  horizon,
  textile,
  arches,
  leaves,
  waves,
];

export const albumCover = (
  canvas: Parameters<Composition>[0],
  genre: string | undefined,
): string => {
  const { width, height, random, palette } = canvas;
  const draw = random.pick(
    (genre === undefined ? undefined : genreCompositions[genre]) ?? anyComposition,
  );
  const hasMargin = random.chance(0.22);
  const drawn = draw(canvas);
  if (!hasMargin) return drawn;
  const margin = 34;
  const paper = palette.ground === palette.light ? palette.deep : palette.light;
  return (
    rect(0, 0, width, height, paper) +
    `<svg x="${margin}" y="${margin}" width="${width - margin * 2}" height="${height - margin * 2}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
  );
};
