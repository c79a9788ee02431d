export type AnalysisOrder = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

/** Of a sound; null is what it has not, or what is not clear. */
export type SoundAnalysis = {
  /** Integrated LUFS. */
  loudness: number | null;
  /** Quarter notes a minute. */
  tempo: number | null;
  /** Semitones above C. */
  tonic: number | null;
};

export type AnalysisAnswer = { kind: 'more' } | { kind: 'analysed'; analysis: SoundAnalysis };

export const nothingClear: SoundAnalysis = { loudness: null, tempo: null, tonic: null };
