import { and, asc, desc, eq, inArray, isNull, sql } from '#drizzle/orm.ts';
import type { RadioKind } from '#contract/radio.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { findPopularTracks } from '../audio/index.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import {
  findLikedTracks,
  listedTrack,
  trackColumns,
  type TrackRow,
} from '../../catalogue/track/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { Candidate } from './choose-similar.ts';
import { coPlayTable } from './co-play.table.ts';
import { dismissalTable } from './dismissal.table.ts';

const seedsMost = 10;

const ofArtist = eq(artistTable.id, trackTable.artistId);

/** Candidates of each of both ways: co-plays, and artists of the genre. */
const candidatesMost = 60;
const artistsMost = 40;

const isWanted = (
  { id, artistId }: typeof trackTable | typeof listedTrack,
  listenerId: string | null,
) => sql`not exists (
  select from ${dismissalTable} where ${dismissalTable.listenerId} = ${listenerId}
    and (${dismissalTable.trackId} = ${id} or ${dismissalTable.artistId} = ${artistId}))`;

/** Returns ids: the most played tracks of an artist, the first of an album, the last of a playlist. */
export async function findSeeds(db: Db, kind: RadioKind, id: string): Promise<string[]> {
  if (kind === 'playlist') {
    const entries = await db
      .select({ id: playlistTrackTable.trackId })
      .from(playlistTrackTable)
      .where(eq(playlistTrackTable.playlistId, id))
      .orderBy(desc(playlistTrackTable.position))
      .limit(seedsMost);
    return entries.map((entry) => entry.id);
  }
  const column = { track: trackTable.id, artist: trackTable.artistId, album: trackTable.albumId };
  const tracks = await db
    .select({ id: trackTable.id })
    .from(trackTable)
    .where(and(eq(column[kind], id), kind === 'track' ? undefined : isNull(trackTable.sameAsId)))
    .orderBy(kind === 'album' ? asc(trackTable.position) : desc(trackTable.playCount))
    .limit(seedsMost);
  return tracks.map((track) => track.id);
}

/** What a list without songs starts from: a listener's latest likes, or what is played most. */
export async function findTaste(db: Db, listenerId: string): Promise<string[]> {
  const liked = await findLikedTracks(db, listenerId, null, seedsMost);
  const found = liked.length > 0 ? liked : await findPopularTracks(db, seedsMost);
  return found.map(({ id }) => id);
}

/**
 * Returns each candidate with its most similar seed. See docs/decisions/counting.md. `offset 0` makes
 * the database look the pairs up in the index.
 */
export async function findCandidates(
  db: Db,
  seeds: readonly string[],
  { heard, listenerId }: { heard: readonly string[]; listenerId: string | null },
): Promise<Candidate[]> {
  if (seeds.length === 0) return [];
  const { rows } = await db.execute<Candidate>(sql`
    with seed as materialized (
      select ${trackTable.id}, ${trackTable.title}, tempo, tonic, genre
      from ${trackTable} join ${artistTable} on ${ofArtist}
      where ${trackTable.id} = any(${sql.param(seeds)}::text[])
    ), artist_alike as (
      select most.id, wanted.tempos from (
        select genre, array_agg(distinct tempo order by tempo) filter (where tempo is not null)
          as tempos
        from seed group by genre
      ) as wanted
      cross join lateral (
        select ${artistTable.id}, followers from ${artistTable}
        where ${artistTable.genre} = wanted.genre
        order by followers desc, ${artistTable.id} desc limit ${artistsMost}
      ) as most
      order by most.followers desc, most.id desc limit ${artistsMost}
    ), found as (
      (select most.other_id as id from seed cross join lateral (
          select other_id, plays from ${coPlayTable} where track_id = seed.id
          order by plays desc, other_id desc limit ${candidatesMost}
        ) as most
        group by most.other_id order by sum(most.plays) desc, most.other_id limit ${candidatesMost})
      union
      (select ${trackTable.id} from artist_alike
        join ${trackTable} on ${trackTable.artistId} = artist_alike.id
        order by least(
            ${trackTable.tempo} - tempos[width_bucket(${trackTable.tempo}, tempos)],
            tempos[width_bucket(${trackTable.tempo}, tempos) + 1] - ${trackTable.tempo})
          nulls last, ${trackTable.id}
        limit ${candidatesMost})
    ), pair as materialized (
      select seed.id, beside.other_id, beside.plays from seed cross join lateral (
        select other_id, plays from ${coPlayTable}
        where track_id = seed.id and other_id = any(array(select id from found)) offset 0
      ) as beside
    )
    select distinct on (${trackTable.id}) ${trackTable.id}, ${trackTable.artistId} as "artistId",
      seed.title, coalesce(pair.plays, 0) as plays,
      ${artistTable.genre} = seed.genre as "isSameGenre",
      coalesce(${trackTable.tonic} = seed.tonic, false) as "isSameTonic",
      ${trackTable.tempo}, abs(${trackTable.tempo} - seed.tempo) as "tempoGap"
    from found join ${trackTable} on ${trackTable.id} = found.id
    join ${artistTable} on ${ofArtist}
    cross join seed
    left join pair on pair.id = seed.id and pair.other_id = found.id
    where found.id <> all(${sql.param([...seeds, ...heard])}::text[])
      and not ${trackTable.isInterlude} and ${trackTable.sameAsId} is null
      and ${isWanted(trackTable, listenerId)}
    order by ${trackTable.id}, plays desc, "isSameGenre" desc, "tempoGap" nulls last, seed.id`);
  return rows;
}

/** In the order of `ids`, without what the listener does not want recommended. */
export async function findRecommended(
  db: Db,
  ids: readonly string[],
  listenerId: string | null,
): Promise<TrackRow[]> {
  const rows = await db
    .select(trackColumns)
    .from(listedTrack)
    .where(and(inArray(listedTrack.id, [...ids]), isWanted(listedTrack, listenerId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
