import { sql } from '#drizzle/orm.ts';
import type { PromotionColumns } from '../../catalogue/ownership/index.ts';
import { canvasTable } from './canvas.table.ts';

/** Staff decide these on other screens; the tool stops with its account. */
export const canvasPromotion: PromotionColumns = {
  table: canvasTable,
  id: canvasTable.id,
  artistId: canvasTable.artistId,
  sentBy: canvasTable.sentBy,
  title: canvasTable.trackTitle,
  until: sql`null::timestamptz`,
  state: sql`case when ${canvasTable.status} in ('live', 'approved') then 'running' else 'waiting' end`,
  runs: sql`${canvasTable.status} in ('live', 'approved', 'pending')`,
  returns: sql`false`,
};
