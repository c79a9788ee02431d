/** One or two channels; the rate is in hertz. */
export type Samples = { channels: Float32Array[]; sampleRate: number };

export type Decoder = {
  /** Null when nothing is decoded yet. @throws {BrokenSound} */
  decode: (bytes: Uint8Array) => Promise<Samples | null>;
  /** More of what was handed over already, until null. @throws {BrokenSound} */
  more?: () => Promise<Samples | null>;
  /** @throws {BrokenSound} */
  flush: () => Promise<Samples | null>;
  /** Samples of each channel that the file declares; null where it does not, or not yet. */
  declared?: () => number | null;
};

/** A retry is useless. */
export class BrokenSound extends Error {
  override name = 'BrokenSound';
}
