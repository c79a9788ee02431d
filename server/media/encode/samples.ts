/** Sound as it is decoded: one or two channels, and so many values in a second. */
export type Samples = { channels: Float32Array[]; sampleRate: number };

/** Turns the bytes of a file into sound, piece by piece. */
export type Decoder = {
  /** What became ready with these bytes; null where nothing did. @throws {BrokenSound} */
  decode: (bytes: Uint8Array) => Promise<Samples | null>;
  /** What was left at the end. @throws {BrokenSound} */
  flush: () => Promise<Samples | null>;
};

/** The file cannot be decoded, however often one tries. */
export class BrokenSound extends Error {
  override name = 'BrokenSound';
}
