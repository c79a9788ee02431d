export type AnalysisOrder = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

/** `fingerprint` ends once there is one, so that a file is not read as a whole. */
export type Wanted = 'all' | 'fingerprint';

/** Of a sound; null is what it has not, or what is not clear. */
export type SoundAnalysis = {
  /** Integrated LUFS. */
  loudness: number | null;
  /** Quarter notes a minute. */
  tempo: number | null;
  /** Semitones above C. */
  tonic: number | null;
  /** See `createFingerprintMeter`. */
  fingerprint: Uint32Array | null;
};

export type AnalysisAnswer = { kind: 'more' } | { kind: 'analysed'; analysis: SoundAnalysis };

export const nothingClear: SoundAnalysis = {
  loudness: null,
  tempo: null,
  tonic: null,
  fingerprint: null,
};
