import { artPalette } from '../art-palette';
import type { Palette } from '../palette';

/** Relative luminance of a hex colour, 0 to 1, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two hex colours, 1 to 21, WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A token on another, named as in `vars.color`, with their required contrast. */
export type ContrastPair = {
  ink: string;
  ground: string;
  inkColour: string;
  groundColour: string;
  /** Minimum ratio: 4.5 for text, 3 for graphics, WCAG 2.2. */
  least: 4.5 | 3;
};

type Colours = [token: string, colour: string][];

const under = (group: string, tokens: Record<string, string>): Colours =>
  Object.entries(tokens).map(([name, colour]) => [`${group}.${name}`, colour]);

const cross = (inks: Colours, grounds: Colours, least: ContrastPair['least']): ContrastPair[] =>
  inks.flatMap(([ink, inkColour]) =>
    grounds.map(([ground, groundColour]) => ({ ink, ground, inkColour, groundColour, least })),
  );

/** Tones on their soft backgrounds, as in badges and notices. */
const toned = ({ status, role }: Palette) =>
  Object.entries({ status, role }).flatMap(([group, tones]) =>
    Object.entries(tones).map(([name, { text, soft }]) => ({
      ink: [`${group}.${name}.text`, text] satisfies Colours[number],
      ground: [`${group}.${name}.soft`, soft] satisfies Colours[number],
    })),
  );

const artGrounds = Object.entries(artPalette).map(([tone, { ground }]): Colours[number] => [
  `art.${tone}.ground`,
  ground,
]);

/** Every ink of a theme with every background it is used on. */
export function contrastPairs(palette: Palette): ContrastPair[] {
  const { surface, text, accent, liked, status, border, focus } = palette;
  const surfaces = under('surface', surface);
  const tones = toned(palette);
  const primary: Colours = [['text.primary', text.primary]];
  const accentText: Colours = [['accent.text', accent.text]];
  const inks: Colours = [
    ...primary,
    ['text.muted', text.muted],
    ...accentText,
    ['liked', liked],
    ...tones.map(({ ink }) => ink),
  ];
  const graphics: Colours = [
    ['accent.graphic', accent.graphic],
    ['border.strong', border.strong],
    ['focus', focus],
  ];
  const { solid, onSolid } = status.danger;
  return [
    ...cross(inks, surfaces, 4.5),
    ...tones.flatMap(({ ink, ground }) => cross([ink], [ground], 4.5)),
    ...cross([...primary, ...accentText], [['accent.soft', accent.soft]], 4.5),
    ...cross(
      [['accent.onSolid', accent.onSolid]],
      [
        ['accent.solid', accent.solid],
        ['accent.strong', accent.strong],
      ],
      4.5,
    ),
    ...cross([['status.danger.onSolid', onSolid]], [['status.danger.solid', solid]], 4.5),
    ...cross(
      primary,
      Object.entries(status).map(([name, { soft }]) => [`status.${name}.soft`, soft]),
      4.5,
    ),
    ...cross([['text.onArt', text.onArt]], artGrounds, 4.5),
    ...cross(graphics, surfaces, 3),
  ];
}

/** Measures a pair's contrast, 1 to 21, and whether it suffices. */
export function measurePair({ inkColour, groundColour, least }: ContrastPair) {
  const ratio = contrast(inkColour, groundColour);
  return { ratio, isEnough: ratio >= least };
}
