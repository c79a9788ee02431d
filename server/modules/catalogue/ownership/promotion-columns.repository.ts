import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';

/** What staff see and stop of an artist's promotions of a kind: columns and conditions of its rows. */
export type PromotionColumns = {
  table: SQLWrapper;
  id: SQLWrapper;
  artistId: SQLWrapper;
  sentBy: SQLWrapper;
  title: SQLWrapper;
  until: SQLWrapper;
  /** One of `ActivePromotion['state']`. */
  state: SQL;
  /** Running now or later. */
  runs: SQL;
  /** Paused with the account. */
  returns: SQL;
};

export const resting = (isSuspended: SQLWrapper, otherwise: SQL) =>
  sql`case when ${isSuspended} then 'resting' else ${otherwise} end`;
export const planned = (isPlanned: SQL) =>
  sql`case when ${isPlanned} then 'planned' else 'running' end`;
