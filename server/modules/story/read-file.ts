/** A file of a story as it is kept, with its length in seconds; null for a photograph. */
export type ReadFile = { content: Buffer; type: string; seconds: number | null };
