/** A file that waits for its story, with its length in seconds; null for a photograph. */
export type StagedFile = { file: string; seconds: number | null };
