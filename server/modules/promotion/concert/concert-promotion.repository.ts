import { sql } from '#drizzle/orm.ts';
import { type PromotionColumns, resting } from '../../catalogue/ownership/index.ts';
import { concertTable } from './concert.table.ts';

const concert = concertTable;

export function concertPromotion(now: Date): PromotionColumns {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isOpenConcert = sql`${concert.status} not in ('completed', 'cancelled') and ${concert.endsAt} > ${moment}`;
  return {
    table: concert,
    id: concert.id,
    artistId: concert.artistId,
    sentBy: concert.sentBy,
    title: concert.title,
    until: concert.endsAt,
    state: resting(concert.isSuspended, sql`'running'`),
    runs: sql`${isOpenConcert} and not ${concert.isSuspended}`,
    returns: sql`${isOpenConcert} and ${concert.isSuspended}`,
  };
}
