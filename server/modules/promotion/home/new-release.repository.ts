import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';

export type NewRelease = {
  id: string;
  title: string;
  artist: { id: string; name: string };
  releaseDate: string;
};

/** Latest follows that are read. */
const followsMost = 3000;

type Wanted = { listenerId: string; now: Date; days: number; limit: number };

/** The newest album of each followed artist out of the last days, the newest first. */
export async function findNewReleases(
  db: Db,
  { listenerId, now, days, limit }: Wanted,
): Promise<NewRelease[]> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const { rows } = await db.execute<NewRelease>(sql`
    select newest.id, newest.title, newest.release_date::text as "releaseDate",
      json_build_object('id', ${artistTable.id}, 'name', ${artistTable.name}) as artist
    from (
      select artist_id from ${followedArtistTable}
      where user_id = ${listenerId} and until is null order by since desc limit ${followsMost}
    ) as followed
    join ${artistTable} on ${artistTable.id} = followed.artist_id
    cross join lateral (
      select id, title, release_date from ${albumTable}
      where ${albumTable.artistId} = followed.artist_id
        and release_date <= ${today} and release_date > ${today} - ${days}::int
      order by release_date desc, id limit 1
    ) as newest
    order by newest.release_date desc, newest.id limit ${limit}`);
  return rows;
}
