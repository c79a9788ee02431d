/** A file of the field, as whoever sends it tells how far it is. */
export type FileItem = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** What to show of it, where it is a picture: the chosen file, or an address. */
  picture?: Blob | string;
} & (
  | { state: 'waiting' | 'done' }
  /** `progress` is how much has arrived, from 0 to 1. */
  | { state: 'sending'; progress: number }
  /** `reason` is a sentence: why, and what to do. */
  | { state: 'failed'; reason: string }
);
