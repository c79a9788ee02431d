import { albumCover } from './album-cover.ts';
import { type PictureKind, pictureShape } from '../picture-kind.ts';
import type { ArtSubject } from './art-subject.ts';
import { chartCover } from './chart-cover.ts';
import type { Canvas } from './canvas.ts';
import { artistBanner } from './artist-banner.ts';
import { artistPortrait } from './artist-portrait.ts';
import { getPalette } from './palette.ts';
import { playlistCover } from './playlist-cover.ts';
import { seededRandom } from './seeded-random.ts';
import { userAvatar } from './user-avatar.ts';

/** Sizes are in user units. */
export function artSize(kind: PictureKind): { width: number; height: number } {
  const width = kind === 'banner' ? 1200 : 600;
  return { width, height: width / pictureShape(kind) };
}

function draw(canvas: Canvas, { kind, id, genre, name }: ArtSubject): string {
  switch (kind) {
    case 'album':
      return albumCover(canvas, genre);
    case 'artist':
      return artistPortrait(canvas, id, name);
    case 'banner':
      return artistBanner(canvas);
    case 'playlist':
      return playlistCover(canvas, name);
    case 'user':
      return userAvatar(canvas);
    case 'chart':
      return chartCover(canvas, id);
  }
}

/**
 * Returns deterministic SVG without text, external references or anything of `name` and `id`
 * themselves.
 */
export function composeArt(subject: ArtSubject): string {
  const { width, height } = artSize(subject.kind);
  const palette = getPalette(subject);
  const random = seededRandom(`${subject.kind}:${subject.id}`);
  const drawn = draw({ width, height, random, palette }, subject);
  const light =
    `<defs><linearGradient id="light" gradientTransform="rotate(55 .5 .5)">` +
    `<stop offset="0" stop-color="${palette.light}" stop-opacity=".13"/><stop offset=".45" stop-color="${palette.light}" stop-opacity="0"/>` +
    `<stop offset=".55" stop-color="${palette.deep}" stop-opacity="0"/><stop offset="1" stop-color="${palette.deep}" stop-opacity=".3"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#light)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${drawn}${light}</svg>`
  );
}
