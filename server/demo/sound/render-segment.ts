import type { Lame } from './lame.ts';
import { mp3, segmentRange } from './mp3-layout.ts';
import type { Note } from '../synth/note-cache.ts';
import { blockSamples, performPiece, settlingSamples, type Piece } from '../synth/piece.ts';
import { sampleRate } from '../synth/sound.ts';

const frameSamples = sampleRate * mp3.frameSeconds;
const framesPerBlock = blockSamples / frameSamples;

/** After about a second the encoder's state no longer depends on its start. */
const heardBlocks = 8;

/** The encoder lags one frame. */
const heardFrames = heardBlocks * framesPerBlock - 1;

/** The frame's data begins so many bytes earlier: 9 bits after its header. */
const reachesBack = (frame: Uint8Array) => ((frame[4] ?? 0) << 1) | ((frame[5] ?? 0) >> 7);

/**
 * Returns the same bytes every time: the performance starts some seconds earlier, and the first
 * frame depends on no earlier one. `next` returns the bytes of 0.12 s, null at the end.
 */
export function renderSegment(
  { piece, segment, duration }: { piece: Piece; segment: number; duration: number },
  { lame, note }: { lame: Lame; note: Note },
) {
  const { start, end } = segmentRange(segment, duration);
  const isFirst = segment === 0 && !piece.score.follows;
  const heardFrom = isFirst ? 0 : (start / mp3.frameBytes - heardFrames) * frameSamples;
  const earliest = piece.score.follows ? -Infinity : 0;
  const from = isFirst ? 0 : Math.max(earliest, heardFrom - settlingSamples);
  const performance = performPiece(piece, note, from);
  for (let sample = from; sample < heardFrom; sample += blockSamples) performance.render();
  const encoder = lame.createEncoder();
  let skip = isFirst ? 0 : heardFrames * mp3.frameBytes;
  let returned = 0;

  function encode(): Uint8Array {
    const { left, right } = performance.render();
    return encoder.encode(left, right);
  }

  function warmUp() {
    if (isFirst) return;
    encoder.allowReservoir(false);
    for (let block = 0; block < heardBlocks; block += 1) skip -= encode().length;
    encoder.allowReservoir(true);
  }

  warmUp();
  return {
    next(): Uint8Array | null {
      if (returned === end - start) return null;
      // Silence flushes the frames by which the encoder lags.
      const encoded = encode();
      const skipped = Math.min(skip, encoded.length);
      skip -= skipped;
      const bytes = encoded.slice(skipped, skipped + end - start - returned);
      if (returned === 0 && bytes.length > 0 && reachesBack(bytes) > 0)
        throw new Error('the segment needs what lies before it');
      returned += bytes.length;
      return bytes;
    },
    free: () => encoder.free(),
  };
}
