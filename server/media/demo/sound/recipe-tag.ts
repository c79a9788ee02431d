import { hash } from 'node:crypto';
import type { Recipe } from '../synth/compose.ts';
import { synthVersion } from '../synth/piece.ts';

/** The version of the synthesis, and the JavaScript engine: its sines may differ in their last bit. */
export const renderVersion = `${synthVersion}-${process.versions.v8}`;

/** Names the bytes of a track's MP3: equal tags mean equal bytes. It covers recipe and version. */
export function recipeTag({ trackId, genre, duration }: Recipe): string {
  return hash('sha256', JSON.stringify([renderVersion, trackId, genre, duration])).slice(0, 32);
}
