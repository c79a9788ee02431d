import { sql } from '#drizzle/orm.ts';
import { broughtLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
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
 * @returns the positions of the listens that are new
 * @throws {Problem} `invalid` at the listener's limit.
 */
export async function bringListens(
  tx: Db,
  { listenerId, listens, now }: Bringing,
): Promise<number[]> {
  await refuseOverflow(tx, listenerId);
  const ids = listens.map(() => newId(now.getTime()));
  const tracks = listens.map(({ trackId }) => trackId);
  const moments = listens.map(({ playedAt }) => playedAt);
  const { rows } = await tx.execute<{ trackId: string; second: string }>(sql`
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
      where ${broughtListenTable.forgottenAt} is not null
    returning track_id as "trackId", extract(epoch from played_at)::text as second`);
  const added = new Set(rows.map(({ trackId, second }) => `${Number(second)} ${trackId}`));
  return listens.flatMap(({ trackId, playedAt }, row) => {
    const second = Math.floor(Date.parse(playedAt) / 1000);
    return added.delete(`${second} ${trackId}`) ? [row] : [];
  });
}

/** @returns how many listens were there. */
export async function removeBrought(
  tx: Db,
  { listenerId, listens }: Omit<Bringing, 'now'>,
): Promise<number> {
  const tracks = listens.map(({ trackId }) => trackId);
  const moments = listens.map(({ playedAt }) => playedAt);
  const { rowCount } = await tx.execute(sql`
    delete from ${broughtListenTable} using
      unnest(${sql.param(tracks)}::text[], ${sql.param(moments)}::timestamptz[])
        as sent (track_id, played_at)
    where ${broughtListenTable.listenerId} = ${listenerId}
      and ${broughtListenTable.playedAt} = date_trunc('second', sent.played_at)
      and ${broughtListenTable.trackId} = sent.track_id`);
  return rowCount ?? 0;
}

/** Without statistics the database reads a history of thousands for each part of it. */
export const countAnew = (tx: Db) => tx.execute(sql`analyze ${broughtListenTable}`);

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
