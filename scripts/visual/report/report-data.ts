import type { Box } from '../compare-pictures.ts';
import type { Counts } from '../find-changes.ts';

/** One line of the report; pictures are file names inside its folder. */
export type Entry = {
  kind: keyof Counts;
  storyId: string;
  title: string;
  name: string;
  theme: string;
  width: number;
  before?: string;
  after?: string;
  difference?: string;
  box?: Box;
  changedPixels?: number;
  totalPixels?: number;
  failure?: string;
};

/** Everything that the report's page shows. */
export type ReportData = {
  /** The ref as it was given, and the commit that it named. */
  base: string;
  commit: string;
  /** How many pictures were compared, and how many of both sides were taken for it. */
  pictures: number;
  taken: number;
  counts: Counts;
  entries: Entry[];
  /** Stories that say themselves that they are not photographed, as `Title/Name`. */
  notPhotographed: string[];
};
