import type { SoundFile } from './sound-file';

/** `samples` of each channel; `at` are those of the file before it. */
export type Packet = { bytes: Uint8Array; at: number; samples: number };

/** Cuts whole packets off what it is given, in the order of the file. */
export type Cut = (bytes: Uint8Array, isLast: boolean) => Packet[];

export type Place = { byte: number; cut: Cut };

/** A sound whose packets can be fed to a browser, whatever the file that holds them. */
export type SoundSource = {
  file: SoundFile;
  /** The byte after the sound. */
  end: number;
  /** Of what is fed. */
  type: string;
  /** What comes before the first packet; null for nothing. */
  opening: Uint8Array<ArrayBuffer> | null;
  wrap: (packets: readonly Packet[]) => Uint8Array<ArrayBuffer>;
  sampleRate: number;
  channels: number;
  /** Bytes of a second. */
  perSecond: number;
  /** Samples of silence that the encoder adds before the sound. */
  front: number;
  /** Packets at the end of which not all is sound. */
  held: number;
  /** Whether a browser hears some of a packet with the next one alone. */
  isLate: boolean;
  /** Samples of the file at which the sound ends, of all that it has. */
  soundEnd: (samples: number) => number;
  /** From where to read, so that the position is decoded well. @param position seconds of sound */
  find: (position: number, signal: AbortSignal) => Promise<Place>;
};

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
