import { sql } from '#drizzle/orm.ts';
import type { PromotionColumns } from '../../catalogue/ownership/index.ts';
import { pitchTable } from './pitch.table.ts';

/** Staff decide these on other screens; the tool stops with its account. */
export const pitchPromotion: PromotionColumns = {
  table: pitchTable,
  id: pitchTable.id,
  artistId: pitchTable.artistId,
  sentBy: pitchTable.sentBy,
  title: pitchTable.trackTitle,
  until: sql`null::timestamptz`,
  state: sql`'waiting'`,
  runs: sql`${pitchTable.isOpen}`,
  returns: sql`false`,
};
