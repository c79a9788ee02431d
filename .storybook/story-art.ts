import { artPalette, artToneOf, hashSeed } from '../src/shared/theme/art-palette';

/** A picture that stands for cover art or a portrait: the same for the same item, made of its hash. */
export function storyArt(kind: string, id: string): string {
  const { ground, shape, light } = artPalette[artToneOf(id)];
  const hash = hashSeed(id);
  const width = kind === 'banner' ? 960 : 320;
  const circle = (at: number, radius: number, fill: string, opacity: number) =>
    `<circle cx="${(hash >>> at) % width}" cy="${(hash >>> (at + 3)) % 320}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 320" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="g" gradientTransform="rotate(${hash % 90})"><stop stop-color="${ground}"/><stop offset="1" stop-color="${shape}"/></linearGradient></defs>
<rect width="${width}" height="320" fill="url(#g)"/>
${circle(2, 150, light, 0.25)}${circle(7, 90, shape, 0.9)}${circle(11, 44, light, 0.85)}
</svg>`;
}
