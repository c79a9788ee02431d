import { hash } from 'node:crypto';
import type { Recipe } from '../synth/compose.ts';
import { synthVersion } from '../synth/piece.ts';

/** A JavaScript engine's sines may differ in the last bit. */
export const renderVersion = `${synthVersion}-${process.versions.v8}`;

/** Equal tags mean equal bytes. */
export function recipeTag({ trackId, genre, duration }: Recipe): string {
  return hash('sha256', JSON.stringify([renderVersion, trackId, genre, duration])).slice(0, 32);
}
