import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { mp3 } from './mp3-layout.ts';
import { sampleRate } from '../synth/sound.ts';

/** Addresses are in the encoder's memory. */
type Exports = {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  free: (address: number) => void;
  enc_init: (parameters: number) => number;
  enc_get_pcm: (encoder: number, samples: number) => number;
  enc_encode: (encoder: number, samples: number) => number;
  enc_get_out_buf: (encoder: number) => number;
  enc_free: (encoder: number) => void;
};

export type Encoder = {
  /** The bytes are valid until the next call; output lags some frames. */
  encode: (left: Float32Array, right: Float32Array) => Uint8Array;
  /** Whether frames may use the bit reservoir of earlier ones. */
  allowReservoir: (isAllowed: boolean) => void;
  free: () => void;
};

export type Lame = { createEncoder: () => Encoder };

/** Byte offsets in LAME 3.100. */
const lame = { global: 28, internal: 288, rate: 64, noReservoir: 148, constraint: 152 } as const;

/** The value of `constraint` at 128 kbit/s. */
const wantedConstraint = 15_360;

/**
 * Writes into LAME's internals, because the package cannot turn off the bit reservoir, which
 * independent segments require.
 *
 * @throws for another build of LAME.
 */
export async function loadLame(): Promise<Lame> {
  const path = fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      proc_exit(code: number) {
        throw new Error(`the encoder ended with ${code}`);
      },
    },
  });
  const wasm = instance.exports as Exports;
  // oxlint-disable-next-line no-underscore-dangle -- the name that the compiler gives it
  wasm._initialize();
  const word = (address: number) => new DataView(wasm.memory.buffer).getInt32(address, true);

  function start(): number {
    const parameters = wasm.malloc(20);
    const view = new DataView(wasm.memory.buffer, parameters);
    view.setInt32(0, 2, true);
    view.setInt32(4, sampleRate, true);
    view.setInt32(8, mp3.bitrate, true);
    view.setFloat32(12, -1, true);
    view.setInt32(16, 0, true);
    const encoder = wasm.enc_init(parameters);
    wasm.free(parameters);
    if (encoder === 0) throw new Error('the encoder has no memory');
    return encoder;
  }

  function getInside(encoder: number): number {
    const inside = word(word(encoder + lame.global) + lame.internal);
    const isKnown =
      word(inside + lame.rate) === sampleRate &&
      word(inside + lame.constraint) === wantedConstraint;
    if (!isKnown) throw new Error('the encoder is another build of LAME');
    return inside;
  }

  function copyIn(encoder: number, channels: readonly Float32Array[], samples: number) {
    const buffers = wasm.enc_get_pcm(encoder, samples);
    for (const [index, channel] of channels.entries())
      new Float32Array(wasm.memory.buffer, word(buffers + index * 4), samples).set(channel);
  }

  return {
    createEncoder() {
      const encoder = start();
      const inside = getInside(encoder);
      return {
        encode(left, right) {
          copyIn(encoder, [left, right], left.length);
          const bytes = wasm.enc_encode(encoder, left.length);
          if (bytes < 0) throw new Error(`the encoder failed with ${bytes}`);
          return new Uint8Array(wasm.memory.buffer, wasm.enc_get_out_buf(encoder), bytes);
        },
        allowReservoir(isAllowed) {
          const view = new DataView(wasm.memory.buffer);
          view.setInt32(inside + lame.noReservoir, isAllowed ? 0 : 1, true);
        },
        free: () => wasm.enc_free(encoder),
      };
    },
  };
}
