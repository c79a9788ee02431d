import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db.ts';

const tracksOfArtist = 20;
export const listeners = 200_000;

/** Plays per INSERT. */
const playsAtOnce = 250_000;

type FillOptions = {
  artists: number;
  plays: number;
  endsAt: Date;
  days: number;
};

export async function fillPlays(db: Db, { artists, plays, endsAt, days }: FillOptions) {
  await fillListeners(db);
  await fillCatalogue(db, artists);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'play' and indexname <> 'play_pkey'`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (let start = 0; start < plays; start += playsAtOnce) {
    await insertUnchecked(
      db,
      sql`
      insert into play (id, listener_id, listener_number, track_id, played_at, earned, source, country, plan, device)
      select 'ply_' || n, 'usr_' || person, person, 'trk_' || artist || '_' || place,
        ${endsAt.toISOString()}::timestamptz - interval '1 day' * ${days}::int * (1 - sqrt(moment)), 4100,
        (array['playlist', 'liked', 'search', 'album'])[1 + n % 4],
        (array['US', 'ES', 'MX', 'AR', 'CO', 'PE', 'CL'])[1 + person % 7],
        (array['free', 'premium', 'family', 'student'])[1 + person % 4],
        (array['phone', 'computer'])[1 + n % 2]
      from (
        select n, 1 + floor(random() * ${listeners}::int)::int as person,
          floor(power(random(), 3) * ${artists}::int)::int as artist,
          1 + floor(power(random(), 2) * ${tracksOfArtist}::int)::int as place, random() as moment
        from generate_series(${start + 1}::int, ${Math.min(start + playsAtOnce, plays)}::int) as n
      ) as drawn`,
    );
  }
  for (const { definition } of indexes) {
    await db.execute(sql.raw(definition.replace(' ON ONLY ', ' ON ')));
  }
  await db.execute(sql`vacuum analyze`);
}

export async function fillListeners(db: Db) {
  await db.execute(sql`
    insert into "user" (id, email, email_key, username, display_name, name_key, country, subscription_type, join_date,
      created_at)
    select 'usr_' || n, n || '@example.com', n || ' example com', 'oyente' || n, 'Oyente', 'oyente',
      (array['US', 'ES', 'MX', 'AR', 'CO', 'PE', 'CL'])[1 + n % 7],
      (array['free', 'premium', 'family', 'student'])[1 + n % 4], '2024-01-01', now()
    from generate_series(1, ${listeners}::int) as n`);
}

/** 20 tracks of each artist, from `trk_0_1` on, the artist played most. */
export async function fillCatalogue(db: Db, artists: number) {
  await db.execute(sql`
    insert into artist (id, name, genre, country, bio, social_links, related_ids)
    select 'art_' || n, 'Artista ' || n, 'Pop', 'ES', '', '{}', '{}'
    from generate_series(0, ${artists - 1}::int) as n`);
  await db.execute(sql`insert into label (id, name) values ('lbl_1', 'Casa')`);
  await db.execute(sql`
    insert into album (id, title, artist_id, release_date, label_id, genre)
    select 'alb_' || n, 'Disco', 'art_' || n, '2024-05-17', 'lbl_1', 'Pop'
    from generate_series(0, ${artists - 1}::int) as n`);
  await db.execute(sql`
    insert into track (id, title, artist_id, album_id, position, duration)
    select 'trk_' || n || '_' || place, 'Canción ' || place, 'art_' || n, 'alb_' || n, place, 180
    from generate_series(0, ${artists - 1}::int) as n, generate_series(1, ${tracksOfArtist}::int) as place`);
}

/** Without a look for the listener and track of each row. */
export function insertUnchecked(db: Db, insert: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(insert);
  });
}
