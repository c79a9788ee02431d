import { sql } from '#drizzle/orm.ts';
import type { OpenedList } from '#contract/home.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { foreignCover, isReadable, isReadableTogether } from '../../listening/playlist/index.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

export type OpenedRow = Pick<OpenedList, 'kind' | 'id' | 'title'> & {
  foreign: string | null;
  /** Tracks from the next one to the end, which its button plays; null of an artist. */
  left: number | null;
  /** Null where all were heard. */
  next: string | null;
};

/** Latest plays that are read. */
const playsMost = 1000;

/** Lists among them whose names are looked up. */
const listsMost = 20;

const entry = playlistTrackTable;

/**
 * Lists that a listener played from, the latest first; those that are gone or private are left out.
 * The next track is the first one not heard after the last one heard, else the first one not heard.
 */
export async function findOpenedLists(db: Db, listenerId: string): Promise<OpenedRow[]> {
  const { rows } = await db.execute<OpenedRow>(sql`
    with latest as materialized (
      select track_id, source, playlist_id, played_at, forgotten_at from ${playTable}
      where ${playTable.listenerId} = ${listenerId}
      order by ${playTable.playedAt} desc limit ${playsMost}
    ), list as (
      select source as kind, track_id, played_at, case source when 'playlist' then playlist_id
        when 'album' then ${trackTable.albumId} else ${trackTable.artistId} end as id
      from latest join ${trackTable} on ${trackTable.id} = track_id
      where forgotten_at is null and source in ('playlist', 'album', 'artist')
    ), opened as (
      select kind, id, max(played_at) as at, array_agg(distinct track_id) as heard,
        (array_agg(track_id order by played_at desc))[1] as last
      from list where id is not null group by kind, id order by at desc limit ${listsMost}
    )
    select opened.kind, opened.id,
      coalesce(${playlistTable.name}, ${albumTable.title}, ${artistTable.name}) as title,
      ${foreignCover} as "foreign", coalesce(of_playlist.left, of_album.left) as "left",
      coalesce(of_playlist.next, of_album.next) as next
    from opened
    left join (${playlistTable} join ${userTable} on ${userTable.id} = ${playlistTable.ownerId})
      on kind = 'playlist' and ${playlistTable.id} = opened.id
      and ${playlistTable.deletedAt} is null
      and (${isReadable()} or ${playlistTable.ownerId} = ${listenerId}
        or ${isReadableTogether(listenerId)})
    left join ${albumTable} on kind = 'album' and ${albumTable.id} = opened.id
    left join ${artistTable} on kind = 'artist' and ${artistTable.id} = opened.id
    left join lateral (
      select next, (select count(*)::int from ${entry} where ${entry.playlistId} = opened.id
          and ${entry.position} >= (select min(position) from ${entry}
            where ${entry.playlistId} = opened.id and track_id = next)) as "left"
      from (select coalesce(
          (select track_id from ${entry} where ${entry.playlistId} = opened.id
            and not track_id = any(heard) and ${entry.position} > (
              select max(position) from ${entry}
              where ${entry.playlistId} = opened.id and track_id = last)
            order by ${entry.position} limit 1),
          (select track_id from ${entry} where ${entry.playlistId} = opened.id
            and not track_id = any(heard) order by ${entry.position} limit 1)) as next) as chosen
    ) as of_playlist on kind = 'playlist'
    left join lateral (
      select next, (select count(*)::int from ${trackTable} where ${trackTable.albumId} = opened.id
          and ${trackTable.position} >= (
            select position from ${trackTable} as first where first.id = next)) as "left"
      from (select coalesce(
        (array_agg(id order by position) filter (where position > (
          select position from ${trackTable} as heard_last where heard_last.id = last)))[1],
        (array_agg(id order by position))[1]) as next
      from ${trackTable} where ${trackTable.albumId} = opened.id
        and not ${trackTable.id} = any(heard)) as chosen
    ) as of_album on kind = 'album'
    where coalesce(${playlistTable.name}, ${albumTable.title}, ${artistTable.name}) is not null
    order by at desc, opened.id`);
  return rows;
}
