import { createMp3Encoder } from 'wasm-media-encoders';
import { describe, expect, it } from 'vitest';
import { mp3, mp3Bytes, previewBytes } from './mp3-layout.ts';
import { renderMp3 } from './render-mp3.ts';
import type { Recipe } from './synth/compose.ts';

const recipe: Recipe = { trackId: 'trk_a', genre: 'Funk', duration: 4 };

async function render(encoder: Awaited<ReturnType<typeof createMp3Encoder>>): Promise<Buffer> {
  const rendering = renderMp3(recipe, encoder);
  const parts: Uint8Array[] = [];
  for (let part = rendering.next(); part; part = rendering.next()) parts.push(part);
  return Buffer.concat(parts);
}

describe('the MP3 of a track', () => {
  it('consists of equal frames without padding or other headers, and is as long as announced', async () => {
    const bytes = await render(await createMp3Encoder());
    expect(bytes.length).toBe(mp3Bytes(recipe.duration));
    const headers = Array.from({ length: bytes.length / mp3.frameBytes }, (_, frame) =>
      // MPEG-1 layer III without checksum; 128 kbit/s, 48 kHz, no padding.
      bytes.subarray(frame * mp3.frameBytes, frame * mp3.frameBytes + 3).toString('hex'),
    );
    expect(new Set(headers)).toEqual(new Set(['fffb94']));
    expect(bytes.subarray(0, mp3.frameBytes).toString('latin1')).not.toMatch(/Xing|Info/);
  });

  it('is the same from a new encoder and from a used one', async () => {
    const encoder = await createMp3Encoder();
    const first = await render(encoder);
    expect(await render(encoder)).toEqual(first);
    expect(await render(await createMp3Encoder())).toEqual(first);
  });

  it.each([
    [3, 125 * 384],
    [30, 480_000],
    [200, 8334 * 384],
  ])('of %i seconds has %i bytes', (duration, bytes) => {
    expect(mp3Bytes(duration)).toBe(bytes);
  });

  it('has a preview of exactly 1,250 frames, or all of a shorter track', () => {
    expect(previewBytes(200)).toBe(480_000);
    expect(previewBytes(12)).toBe(mp3Bytes(12));
  });
});
