import { widthOf } from '../music/alac/alac-config.ts';
import { type AlacHead, readAlacHead } from '../music/alac/alac-store.ts';
import { openDecoder } from '../music/alac/decode-packet.ts';
import { BrokenSound, type Decoder, type Samples } from './samples.ts';
import { toSamples } from './wav-decoder.ts';

/** Packets decoded at once: a few bytes can be seconds of silence. */
const atOnce = 16;

type Opened = AlacHead & { decodePacket: (packet: Buffer) => Buffer };

/** Apple Lossless, as it is stored. */
export function alacDecoder(): Decoder {
  let waiting: Buffer = Buffer.alloc(0);
  let opened: Opened | null = null;
  let index = 0;

  function begin(): Opened | null {
    const head = readAlacHead(waiting);
    if (head === null) return null;
    waiting = waiting.subarray(head.bytes);
    return { ...head, decodePacket: openDecoder(head.config) };
  }

  function take(): Samples | null {
    if (opened === null) return null;
    const { config, sampleRate, sizes, decodePacket } = opened;
    const waves: Buffer[] = [];
    while (waves.length < atOnce) {
      const size = sizes[index];
      if (size === undefined || size > waiting.length) break;
      waves.push(decodePacket(waiting.subarray(0, size)));
      waiting = waiting.subarray(size);
      index += 1;
    }
    if (waves.length === 0) return null;
    const { channels } = config;
    const form = { channels, sampleRate, bits: widthOf(config) * 8, isFloat: false };
    return toSamples(Buffer.concat(waves), form);
  }

  const orBroken = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw new BrokenSound(String(error));
    }
  };

  return {
    async decode(bytes) {
      waiting = Buffer.concat([waiting, bytes]);
      return orBroken(() => {
        opened ??= begin();
        return take();
      });
    },
    more: async () => orBroken(take),
    async flush() {
      if (opened === null || index < opened.sizes.length) throw new BrokenSound('no-end');
      return null;
    },
    declared: () => opened && (opened.samples || null),
  };
}
