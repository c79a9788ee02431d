import { join, type Packet, type SoundSource } from './sound-source';

/** Bytes of a number, without those that are 0 at its beginning. */
function numberBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) {
    bytes.unshift(rest % 256);
  }
  return Uint8Array.from(bytes);
}

/** Source: RFC 8794; names and their meanings by RFC 9559. */
const element = (name: number, ...content: Uint8Array[]) => {
  const size = new Uint8Array(4);
  const length = content.reduce((sum, part) => sum + part.length, 0);
  new DataView(size.buffer).setUint32(0, 0x10000000 + length);
  return join([numberBytes(name), size, ...content]);
};

const number = (name: number, value: number) => element(name, numberBytes(value));

const text = (name: number, value: string) => element(name, new TextEncoder().encode(value));

/** Of a second; a tick is a microsecond, as finely as browsers count. */
const ticks = 1_000_000;
const tickNanoseconds = 1000;

/**
 * The beginning of a stream of packets.
 *
 * @param setup what a decoder needs to know
 */
export function makeWebmOpening(
  coding: string,
  { sampleRate, channels }: Pick<SoundSource, 'sampleRate' | 'channels'>,
  setup: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const rate = new Uint8Array(8);
  new DataView(rate.buffer).setFloat64(0, sampleRate);
  const sound = element(0xe1, element(0xb5, rate), number(0x9f, channels));
  const track = element(
    0xae,
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 2),
    text(0x86, coding),
    element(0x63a2, setup),
    sound,
  );
  return join([
    element(0x1a45dfa3, text(0x4282, 'webm'), number(0x4287, 4), number(0x4285, 2)),
    // A segment without an end.
    Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
    element(0x1549a966, number(0x2ad7b1, tickNanoseconds)),
    element(0x1654ae6b, track),
  ]);
}

/** Packets that follow one another, each in a cluster: a block counts no more than 32,767 ticks. */
export const makeClusters = (packets: readonly Packet[], sampleRate: number) =>
  join(
    packets.map(({ at, samples, bytes }) => {
      const ticksAt = (count: number) => Math.round((count / sampleRate) * ticks);
      const from = ticksAt(at);
      const block = element(0xa1, Uint8Array.of(0x81, 0, 0, 0), bytes);
      const duration = number(0x9b, ticksAt(at + samples) - from);
      return element(0x1f43b675, number(0xe7, from), element(0xa0, block, duration));
    }),
  );
