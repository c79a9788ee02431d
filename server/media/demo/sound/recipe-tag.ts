import { hash } from 'node:crypto';
import type { Recipe } from '../synth/compose.ts';
import { synthVersion } from '../synth/piece.ts';

/** The synthesis's version and the JavaScript engine's, whose sines may differ in the last bit. */
export const renderVersion = `${synthVersion}-${process.versions.v8}`;

/** Identifies the bytes of a track's MP3 by recipe and version. */
export function recipeTag({ trackId, genre, duration }: Recipe): string {
  return hash('sha256', JSON.stringify([renderVersion, trackId, genre, duration])).slice(0, 32);
}
