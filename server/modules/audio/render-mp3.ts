import type { createMp3Encoder } from 'wasm-media-encoders';
import { mp3, mp3Bytes } from './mp3-layout.ts';
import type { Recipe } from './synth/compose.ts';
import { createPiece } from './synth/piece.ts';
import { sampleRate } from './synth/sound.ts';

export type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

/**
 * Starts rendering a track to MP3. `next` returns the bytes of the next tenth of a second or so, and
 * null once `mp3Bytes(duration)` bytes have been returned. An encoder serves one rendering at a time
 * and may be used again afterwards; the bytes do not depend on what it did before.
 */
export function renderMp3(recipe: Recipe, encoder: Encoder) {
  const total = mp3Bytes(recipe.duration);
  const piece = createPiece(recipe);
  encoder.configure({ sampleRate, channels: 2, bitrate: mp3.bitrate });
  let returned = 0;
  return {
    next(): Uint8Array | null {
      if (returned === total) return null;
      // The encoder runs some frames behind: blocks of silence follow the piece until all are out.
      const { left, right } = piece.render();
      const encoded = encoder.encode([left, right]);
      const bytes = encoded.slice(0, total - returned);
      returned += bytes.length;
      return bytes;
    },
  };
}
