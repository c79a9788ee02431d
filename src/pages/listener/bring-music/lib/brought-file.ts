import type { BroughtSong } from '@/shared/contract/brought-music.ts';

/** `at`: when it was played, or added to the list. */
export type BroughtRow = BroughtSong & { at?: string };

/** Rows of a file that stay out, by reason. */
export type LeftOut = {
  /** Without a title. */
  nameless: number;
  /** Listens without a moment, or with an impossible one. */
  undated: number;
  /** Listens that are no plays by docs/product/plays.md. */
  skipped: number;
  /** Listens of a private session. */
  hidden: number;
};

export const nothingLeftOut: LeftOut = { nameless: 0, undated: 0, skipped: 0, hidden: 0 };

export type BroughtFile = {
  kind: 'list' | 'history';
  /** Empty where the file names none. */
  name: string;
  /** The file says that these are likes. */
  isLiked?: boolean;
  rows: BroughtRow[];
  leftOut: LeftOut;
};

/** Cells whose columns nobody could tell apart. */
export type BroughtTable = { name: string; cells: string[][] };

export type FileFault =
  | 'tooLarge'
  | 'empty'
  | 'unknown'
  | 'broken'
  | 'entities'
  | 'noMusic'
  | 'tooMany'
  | 'tooManyListens';

export type BroughtMusic = { lists: BroughtFile[] } | { table: BroughtTable };

/** What one text holds. */
export type ReadText = BroughtFile[] | BroughtTable | FileFault;
