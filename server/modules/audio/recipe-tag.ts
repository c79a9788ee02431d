import { createHash } from 'node:crypto';
import type { Recipe } from './synth/compose.ts';
import { synthVersion } from './synth/piece.ts';

/**
 * Names the bytes of a track's MP3: equal tags mean equal bytes. It covers the recipe, the version of
 * the synthesis, and the JavaScript engine, whose sines and powers may differ in their last bit.
 */
export function recipeTag({ trackId, genre, duration }: Recipe): string {
  return createHash('sha256')
    .update(JSON.stringify([synthVersion, process.versions.v8, trackId, genre, duration]))
    .digest('hex')
    .slice(0, 32);
}
