/** Null for a photo. */
export type StagedFile = { file: string; seconds: number | null };
