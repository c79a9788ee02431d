import type { BroughtSong } from '@/shared/contract/brought-music.ts';

/** `at`: when it was played, or added to the list. */
export type BroughtRow = BroughtSong & { at?: string };

export type BroughtFile = {
  kind: 'list' | 'history';
  /** Empty where the file names none. */
  name: string;
  rows: BroughtRow[];
};

export type FileFault =
  | 'tooLarge'
  | 'empty'
  | 'unknown'
  | 'broken'
  | 'entities'
  | 'noColumns'
  | 'tooMany'
  | 'tooManyListens';
