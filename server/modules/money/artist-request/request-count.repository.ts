import { sql } from '#drizzle/orm.ts';
import { type Counted, inUtc, readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistRequestTable } from './artist-request.table.ts';

/** Accounts of artists that wait for theirs. */
export const countArtistRequests = (db: Db): Promise<Counted> =>
  readCounted(
    db,
    sql`select count(*)::int as count, (array_agg(artist order by asked_at, id))[1] as name,
      (array_agg(id order by asked_at, id))[1] as id, ${inUtc(sql`min(asked_at)`)} as day
    from ${artistRequestTable} where state = 'open'`,
  );
