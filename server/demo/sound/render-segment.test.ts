import { beforeAll, describe, expect, it } from 'vitest';
import { loadLame, type Lame } from './lame.ts';
import { countSegments, mp3, mp3Bytes, segmentRange } from './mp3-layout.ts';
import { renderSegment } from './render-segment.ts';
import type { Recipe } from '../synth/compose.ts';
import { createNoteCache } from '../synth/note-cache.ts';
import { composePiece } from '../synth/piece.ts';

const recipe: Recipe = { trackId: 'trk_a', genre: 'Funk', duration: 33 };
const { duration } = recipe;

let lame: Lame;
beforeAll(async () => {
  lame = await loadLame();
});

/** Renders segments in this order with a fresh set of notes. */
function render(segments: readonly number[]): Map<number, Buffer> {
  const note = createNoteCache();
  const piece = composePiece(recipe, note);
  return new Map(
    segments.map((segment) => {
      const rendering = renderSegment({ piece, segment, duration }, { lame, note });
      const parts: Uint8Array[] = [];
      for (let part = rendering.next(); part; part = rendering.next()) parts.push(part);
      rendering.free();
      return [segment, Buffer.concat(parts)];
    }),
  );
}

const inOrder = [0, 1, 2];

describe('the MP3 of a track', () => {
  it('consists of equal frames without padding or other headers, and is as long as announced', () => {
    const segments = render(inOrder);
    const bytes = Buffer.concat(inOrder.map((segment) => segments.get(segment) ?? Buffer.alloc(0)));
    expect(bytes.length).toBe(mp3Bytes(duration));
    const headers = Array.from({ length: bytes.length / mp3.frameBytes }, (_, frame) =>
      // MPEG-1 layer III without checksum; 128 kbit/s, 48 kHz, no padding.
      bytes.subarray(frame * mp3.frameBytes, frame * mp3.frameBytes + 3).toString('hex'),
    );
    expect(new Set(headers)).toEqual(new Set(['fffb94']));
    expect(bytes.subarray(0, mp3.frameBytes).toString('latin1')).not.toMatch(/Xing|Info/);
  });

  it('is the same whatever is rendered first', () => {
    const segments = render(inOrder);
    const other = render([2, 0, 1]);
    for (const segment of inOrder) expect(other.get(segment)).toEqual(segments.get(segment));
  });

  it('begins each segment with a frame that needs none of those before it', () => {
    for (const bytes of render(inOrder).values()) {
      // `main_data_begin`: nine bits after the header, counted in bytes back.
      expect(bytes.readUInt16BE(4) >> 7).toBe(0);
    }
  });
});

describe('its layout', () => {
  it.each([
    [3, 125 * 384],
    [30, 480_000],
    [200, 8334 * 384],
  ])('of %i seconds has %i bytes', (seconds, bytes) => {
    expect(mp3Bytes(seconds)).toBe(bytes);
  });

  it('begins with half a minute of exactly 1,250 frames, which are two segments', () => {
    expect(30 * mp3.bytesPerSecond).toBe(1250 * mp3.frameBytes);
    expect(segmentRange(1, 200).end).toBe(480_000);
  });

  it.each([1, 15, 31, 200])(
    'divides %i seconds into segments that follow one another',
    (seconds) => {
      const ranges = Array.from({ length: countSegments(seconds) }, (_, segment) =>
        segmentRange(segment, seconds),
      );
      const ends = ranges.map(({ end }) => end);
      expect(ranges.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(mp3Bytes(seconds));
    },
  );
});
