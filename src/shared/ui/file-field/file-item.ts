export type FileItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  picture?: Blob | string;
} & (
  | { state: 'waiting' | 'done' }
  /** `progress` from 0 to 1. */
  | { state: 'sending'; progress: number }
  /** `reason` is a sentence with the remedy. */
  | { state: 'failed'; reason: string }
);
