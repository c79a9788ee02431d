import { eq, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { userTable } from '../user/user.table.ts';
import { countConversions } from '../marquee/count-showing.ts';
import { dueAt, isEnough, type ServedStretch } from './listening.ts';
import { listeningTable } from './listening.table.ts';
import { follow, type ListenerState } from './play-ledger.ts';
import { recordPlay, recordSkip } from './play.repository.ts';

/** So many listeners are seen to in one turn. */
const mostListeners = 1000;

/** What a listener is in the middle of: the track, when to look again, and whether enough of it was sent. */
export type GoingOn = { trackId: string; dueAt: number; isEnough: boolean };

/**
 * Takes in what was sent to a listener, and keeps what became of their listening, all or nothing. Servers that
 * send to one listener wait for each other here, so each play and each skip is kept once.
 *
 * @param stretches in the order of time; none where it is only time that has passed.
 * @returns what goes on now; null where nothing does any more.
 */
export async function followListener(
  db: Db,
  listenerId: string,
  stretches: readonly ServedStretch[],
  now: number,
): Promise<GoingOn | null> {
  return inTransaction(db, async (tx) => {
    const known =
      stretches.length === 0 ? await lockState(tx, listenerId) : await openState(tx, listenerId);
    if (known === undefined) return null;
    const { state, outcomes } = follow(known, stretches, now);
    for (const { at, ...outcome } of outcomes) {
      if (outcome.kind === 'play') {
        const play = { listenerId, playedAt: at, ...outcome };
        await recordPlay(tx, play);
        await countConversions(tx, play);
      } else await recordSkip(tx, { listenerId, skippedAt: at, ...outcome });
    }
    const isListener = eq(listeningTable.listenerId, listenerId);
    if (state === null) {
      await tx.delete(listeningTable).where(isListener);
      return null;
    }
    const { current } = state;
    const due = dueAt(current);
    await tx
      .update(listeningTable)
      .set({ state, dueAt: new Date(due) })
      .where(isListener);
    return { trackId: current.trackId, dueAt: due, isEnough: isEnough(current) };
  });
}

/** The listeners of whose listening something should have become by a moment. */
export async function findDueListeners(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .select({ id: listeningTable.listenerId })
    .from(listeningTable)
    .where(lte(listeningTable.dueAt, moment))
    .orderBy(listeningTable.dueAt)
    .limit(mostListeners);
  return rows.map(({ id }) => id);
}

/** The state of a listener, which nobody else may change until the transaction ends. */
async function lockState(tx: Db, listenerId: string): Promise<ListenerState | null | undefined> {
  const [row] = await tx
    .select({ state: listeningTable.state })
    .from(listeningTable)
    .where(eq(listeningTable.listenerId, listenerId))
    .for('update');
  return row?.state;
}

/** The same, made when there is none; undefined where there is no such listener. */
async function openState(tx: Db, listenerId: string): Promise<ListenerState | null | undefined> {
  const { rows } = await tx.execute<{ state: ListenerState | null }>(sql`
    insert into ${listeningTable} as known (listener_id, due_at)
    select ${userTable.id}, now() from ${userTable} where ${userTable.id} = ${listenerId}
    on conflict (listener_id) do update set due_at = known.due_at
    returning state`);
  return rows[0]?.state;
}
