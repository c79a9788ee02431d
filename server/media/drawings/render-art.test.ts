import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { genreSchema } from '#contract/artist.ts';
import { imageWidths } from '#contract/picture.ts';
import { pictureKinds } from '../picture-kind.ts';
import type { ArtSubject } from '../art/art-subject.ts';
import { composeArt } from '../art/compose-art.ts';
import { renderArt } from './render-art.ts';

const genres = genreSchema.options;

/** Charts have only six pictures, tested separately. */
const manyKinds = pictureKinds.filter((kind) => kind !== 'chart');

const subjects = (count: number): ArtSubject[] =>
  manyKinds.flatMap((kind) =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      id: `${kind}_${index}`,
      genre: genres[index % genres.length],
    })),
  );

describe('composed art', () => {
  it('is the same for the same item', () => {
    const subject: ArtSubject = { kind: 'album', id: 'alb_luna', genre: 'Jazz' };
    expect(composeArt(subject)).toBe(composeArt({ ...subject }));
  });

  it('differs from item to item', () => {
    const drawn = subjects(60).map(composeArt);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('differs by genre', () => {
    const drawn = genres.map((genre) => composeArt({ kind: 'album', id: 'alb_luna', genre }));
    expect(new Set(drawn).size).toBe(genres.length);
  });

  it('holds only whole numbers and known colours', () => {
    for (const svg of subjects(60).map(composeArt))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws an emblem that a playlist name calls for, and stays a drawing for any name', () => {
    const of = (name: string) => composeArt({ kind: 'playlist', id: 'pls_1', name });
    expect(of('Café de la mañana')).toBe(of('cafe con leche'));
    expect(of('Noche larga')).not.toBe(of('Café'));
    expect(of('<script>"&')).not.toContain('script');
  });
});

describe('rendered art', () => {
  it.each(imageWidths)('is WebP of %i px', async (width) => {
    for (const kind of pictureKinds) {
      const image = await renderArt({ kind, id: 'sample', genre: 'Folk' }, width);
      const { format, ...size } = await sharp(image).metadata();
      const height = kind === 'banner' ? Math.round(width / 3) : width;
      expect({ format, width: size.width, height: size.height }).toEqual({
        format: 'webp',
        width,
        height,
      });
    }
  });

  it('is light enough for a page full of covers', async () => {
    const kilobytes = async (width: 160 | 320) => {
      const sizes: number[] = [];
      for (const subject of subjects(8))
        sizes.push((await renderArt(subject, width)).length / 1000);
      return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)];
    };
    expect(await kilobytes(160)).toBeLessThan(8);
    expect(await kilobytes(320)).toBeLessThan(25);
  });
});
