import type { ArtistAudience } from '#contract/artist-figures.ts';
import type { Db } from '../../../platform/database/db.ts';

/** Millionths of a euro of a month's earnings. */
export type MonthDeductions = {
  /** Held plays, undecided. */
  waiting: number;
  refused: number;
  /** Others' parts of recordings, in the last two months that are asked for. */
  shared: number;
};

/** What figures contain and the artist is not paid for. See docs/product/screening.md. */
export type Deductions = {
  /** Of the range's days; undefined without any. */
  held: ArtistAudience['held'];
  /** By `yyyy-mm`; those without any are missing. */
  months: ReadonlyMap<string, MonthDeductions>;
};

/** Days are inclusive, `yyyy-mm-dd`; `months` ascend. */
export type FindDeductions = (
  db: Db,
  asked: { artistId: string; from: string; until: string; months: readonly string[] },
) => Promise<Deductions>;
