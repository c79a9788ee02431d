import type { InstrumentName } from './instruments.ts';

/** `people` has a letter per drawn person, at most four: `w` a woman, `m` a man. */
export type Likeness = { people: string; holds: InstrumentName; isBareheaded?: boolean };

/** By the keys of the demo's artists, from their biographies. */
const likenesses: Readonly<Record<string, Likeness>> = {
  'barrio-ocre': { people: 'wmmm', holds: 'guitar' },
  'candela-ruan': { people: 'w', holds: 'drum' },
  'ceniza-austral': { people: 'mwm', holds: 'guitar' },
  'cuarteto-vencejo': { people: 'wmwm', holds: 'violin' },
  'dalia-aramburo': { people: 'w', holds: 'microphone' },
  'don-betun': { people: 'mmmm', holds: 'guitar' },
  'eliseo-mirto': { people: 'm', holds: 'microphone' },
  'elvira-santacoloma': { people: 'w', holds: 'keys' },
  'estacion-88': { people: 'wm', holds: 'keys' },
  'hermanos-quebrada': { people: 'mmm', holds: 'accordion' },
  'kael-duarte': { people: 'm', holds: 'microphone' },
  'la-nina-del-esparto': { people: 'w', holds: 'microphone' },
  'la-ronca-mayor': { people: 'w', holds: 'microphone' },
  'la-sabrosura-mecanica': { people: 'mmmm', holds: 'trumpet' },
  'las-primas-de-greta': { people: 'www', holds: 'guitar' },
  'los-faroles-rotos': { people: 'mmm', holds: 'saxophone' },
  'los-martes-impares': { people: 'mmmm', holds: 'guitar' },
  // She says that a hat hides the stars.
  'lupe-alazan': { people: 'w', holds: 'guitar', isBareheaded: true },
  'mapamundi-chico': { people: 'm', holds: 'guitar' },
  'nandu-electrico': { people: 'm', holds: 'keys' },
  'nene-cobalto': { people: 'm', holds: 'drum' },
  'nora-quintavalle': { people: 'w', holds: 'microphone' },
  'oceano-modular': { people: 'w', holds: 'keys' },
  'orquesta-malecon-norte': { people: 'mwmm', holds: 'trumpet' },
  'patio-interior': { people: 'mwm', holds: 'guitar' },
  'relampago-manso': { people: 'mmm', holds: 'drum' },
  'remedios-del-monte': { people: 'w', holds: 'drum' },
  'soledad-amaranto': { people: 'w', holds: 'guitar' },
  'trenza-de-agua': { people: 'wwww', holds: 'drum' },
  'trio-almagre': { people: 'mwm', holds: 'keys' },
  'yaiza-brava': { people: 'w', holds: 'guitar' },
};

/** Returns null for an artist of nobody's invention. */
export const findLikeness = (artistId: string): Likeness | null =>
  likenesses[artistId.replace(/^art_/, '')] ?? null;
