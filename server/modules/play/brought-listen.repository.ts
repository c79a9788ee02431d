import { sql } from '#drizzle/orm.ts';
import { broughtLimits } from '#contract/limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { trackTable } from '../track/track.table.ts';
import { broughtListenTable } from './brought-listen.table.ts';
import { playTable } from './play.table.ts';

type Bringing = {
  listenerId: string;
  listens: readonly { trackId: string; playedAt: string }[];
  now: Date;
};

/**
 * Leaves out unknown tracks, moments to come or before 1970, and what the history has; a removed one comes back.
 *
 * @returns how many entries are new
 * @throws {Problem} `invalid` at the listener's limit.
 */
export async function bringListens(
  tx: Db,
  { listenerId, listens, now }: Bringing,
): Promise<number> {
  await refuseOverflow(tx, listenerId);
  const ids = listens.map(() => newId(now.getTime()));
  const tracks = listens.map(({ trackId }) => trackId);
  const moments = listens.map(({ playedAt }) => playedAt);
  const { rowCount } = await tx.execute(sql`
    insert into ${broughtListenTable} (id, listener_id, track_id, played_at)
    select distinct on (sent.track_id, second) sent.id, ${listenerId}, sent.track_id, second
    from unnest(${sql.param(ids)}::text[], ${sql.param(tracks)}::text[],
        ${sql.param(moments)}::timestamptz[]) as sent (id, track_id, played_at)
      cross join lateral date_trunc('second', sent.played_at) as second
      join ${trackTable} on ${trackTable.id} = sent.track_id
    where second between 'epoch' and ${now.toISOString()}::timestamptz and not exists (
      select from ${playTable} where ${playTable.listenerId} = ${listenerId}
        and ${playTable.playedAt} >= second
        and ${playTable.playedAt} < second + interval '1 second'
        and ${playTable.trackId} = sent.track_id)
    on conflict (listener_id, played_at, track_id) do update set forgotten_at = null
      where ${broughtListenTable.forgottenAt} is not null`);
  return rowCount ?? 0;
}

async function refuseOverflow(tx: Db, listenerId: string): Promise<void> {
  const { perPerson } = broughtLimits;
  const isFull = await tx
    .select({ one: sql`1` })
    .from(broughtListenTable)
    .where(sql`${broughtListenTable.listenerId} = ${listenerId}`)
    .offset(perPerson - 1)
    .limit(1);
  if (isFull.length === 0) return;
  const count = new Intl.NumberFormat('es').format(perPerson);
  throw problem('invalid', { error: fill(sentences.history.full, { count }) });
}
