/** One or two channels; `sampleRate` in hertz. */
export type Samples = { channels: Float32Array[]; sampleRate: number };

export type Decoder = {
  /** Decoded samples; null when there are none yet. @throws {BrokenSound} */
  decode: (bytes: Uint8Array) => Promise<Samples | null>;
  /** The remaining samples. @throws {BrokenSound} */
  flush: () => Promise<Samples | null>;
};

/** The file cannot be decoded; a retry is useless. */
export class BrokenSound extends Error {
  override name = 'BrokenSound';
}
