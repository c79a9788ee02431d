import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { genreSchema } from '#contract/artist.ts';
import { composeArt } from './art/compose-art.ts';
import { artColour } from './drawings/art-colour.ts';
import { colourOfPicture, rememberedColour } from './picture-colour.ts';
import { pictureKinds } from './picture-kind.ts';

const genres = genreSchema.options;

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Distance of two colours, 0 to 441. */
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)));

/** Stacked bands of colour, each `#rrggbb` with its share of the height in percent. */
function bands(inks: readonly (readonly [ink: string, share: number])[]) {
  let top = 0;
  const rects = inks.map(([ink, share]) => {
    const rect = `<rect y="${top}" width="100" height="${share}" fill="${ink}"/>`;
    top += share;
    return rect;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${rects.join('')}</svg>`,
  );
}

const coral = '#e9735b';
const [olive, cream, ink, gold] = ['#6f7a3a', '#fff5e4', '#120c18', '#f2c14e'];

describe('the colour of a picture', () => {
  it.each([
    ['one coral cover', coral, [[coral, 100]]],
    [
      'coral with a little olive',
      coral,
      [
        [coral, 60],
        [olive, 25],
        [cream, 15],
      ],
    ],
    [
      'coral on more paper',
      coral,
      [
        [cream, 60],
        [coral, 40],
      ],
    ],
    [
      'coral on more ink',
      coral,
      [
        [ink, 60],
        [coral, 40],
      ],
    ],
    [
      'paper and ink alone',
      cream,
      [
        [cream, 60],
        [ink, 40],
      ],
    ],
    [
      'gold over coral',
      gold,
      [
        [gold, 55],
        [coral, 45],
      ],
    ],
  ] as const)('of %s is %s', async (_, expected, inks) => {
    const found = await colourOfPicture(bands(inks));
    expect(distance(channels(found), channels(expected))).toBeLessThan(12);
  });

  it('is the same for a photograph, which is sent as WebP', async () => {
    const webp = await sharp(
      bands([
        [coral, 70],
        [olive, 30],
      ]),
    )
      .webp()
      .toBuffer();
    const found = await colourOfPicture(webp);
    expect(distance(channels(found), channels(coral))).toBeLessThan(12);
  });

  it('is computed once, and again after a failure', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    await expect(rememberedColour('v2', fail)).rejects.toThrow('gone');
    expect(await rememberedColour('v2', () => colourOfPicture(bands([[coral, 100]])))).toMatch(
      /^#/,
    );
    expect(await rememberedColour('v2', fail)).toMatch(/^#/);
  });
});

describe('the colour of drawn art', () => {
  const subjects = pictureKinds.flatMap((kind) =>
    genres.map((genre) => ({ kind, id: `${kind}_${genre}`, genre })),
  );

  it('occurs in its picture', async () => {
    const unlike: string[] = [];
    for (const subject of subjects) {
      const colour = channels(await artColour(subject));
      const pixels = await sharp(Buffer.from(composeArt(subject)))
        .resize(60, 60)
        .removeAlpha()
        .raw()
        .toBuffer();
      let alike = 0;
      for (let at = 0; at < pixels.length; at += 3) {
        if (distance([...pixels.subarray(at, at + 3)], colour) < 60) alike += 1;
      }
      if (alike / (pixels.length / 3) < 0.08) unlike.push(subject.id);
    }
    expect(unlike).toEqual([]);
  });
});
