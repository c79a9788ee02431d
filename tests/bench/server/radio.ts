import { sql } from 'drizzle-orm';
import { chooseSimilar } from '../../../server/modules/radio/choose-similar.ts';
import {
  findCandidates,
  findRecommended,
  findSeeds,
} from '../../../server/modules/radio/radio.repository.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { measure, type Timing } from './measure.ts';

/** Each hundredth of 100,000 tracks was played beside a track. */
const apart = 1_000;
const listenerId = 'usr_1';

/** Measures choosing what follows a track, on a database filled by `fillPlays`. */
export async function benchRadio(db: Db, trackIds: readonly string[]): Promise<Timing> {
  await fillCoPlays(db, trackIds);
  return measure(trackIds, async (id) => {
    const seeds = await findSeeds(db, 'track', id);
    const chosen = chooseSimilar(
      await findCandidates(db, seeds, { heard: seeds, listenerId }),
      Math.random,
    );
    return findRecommended(
      db,
      chosen.map((one) => one.id),
      listenerId,
    );
  });
}

async function fillCoPlays(db: Db, trackIds: readonly string[]) {
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by id) as n from track)
    update track set tempo = 60 + n % 140, tonic = n % 12
    from numbered where numbered.id = track.id`);
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by id) % ${apart}::int as n from track)
    insert into co_play (track_id, other_id, plays)
    select one.id, other.id, 1 + one.n % 9
    from numbered as one join numbered as other using (n)
    where one.id <> other.id and one.id = any(${sql.param(trackIds)}::text[])`);
  await db.execute(sql`analyze`);
}
