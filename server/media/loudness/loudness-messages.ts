export type LoudnessOrder = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' };

/** `loudness` in LUFS; null for silence and for what cannot be decoded. */
export type LoudnessAnswer = { kind: 'more' } | { kind: 'measured'; loudness: number | null };
