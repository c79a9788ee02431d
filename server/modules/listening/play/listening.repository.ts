import { eq, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { dueAt, isEnough, type ServedSpan, type ToldListening } from './listening.ts';
import { listeningTable } from './listening.table.ts';
import { follow, type ListenerState } from './play-ledger.ts';
import { recordPlay, recordSkip } from './play.repository.ts';

/** Per turn. */
const mostListeners = 1000;

/** Runs in the transaction of the play. */
export type OnPlay = (
  tx: Db,
  play: { listenerId: string; trackId: string; playedAt: Date },
) => Promise<void>;

export type ListeningEvent = ServedSpan | ToldListening;

export type GoingOn = {
  trackId: string;
  dueAt: number;
  isEnough: boolean;
  isCounted: boolean;
};

/**
 * A row lock serialises servers, so each play and skip is stored once.
 *
 * @param events in order of time; none if only time has passed.
 */
export async function followListener(
  tx: Db,
  listenerId: string,
  { events, now, onPlay }: { events: readonly ListeningEvent[]; now: number; onPlay: OnPlay },
): Promise<GoingOn | null> {
  const known =
    events.length === 0 ? await lockState(tx, listenerId) : await openState(tx, listenerId);
  if (known === undefined) return null;
  const { state, outcomes } = follow(known, events, now);
  for (const { at, ...outcome } of outcomes) {
    if (outcome.kind === 'play') {
      const play = { listenerId, playedAt: at, ...outcome };
      await recordPlay(tx, play);
      await onPlay(tx, play);
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
  const { trackId, isCounted } = current;
  return { trackId, dueAt: due, isEnough: isEnough(current), isCounted };
}

export async function findDueListeners(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .select({ id: listeningTable.listenerId })
    .from(listeningTable)
    .where(lte(listeningTable.dueAt, moment))
    .orderBy(listeningTable.dueAt)
    .limit(mostListeners);
  return rows.map(({ id }) => id);
}

async function lockState(tx: Db, listenerId: string): Promise<ListenerState | null | undefined> {
  const [row] = await tx
    .select({ state: listeningTable.state })
    .from(listeningTable)
    .where(eq(listeningTable.listenerId, listenerId))
    .for('update');
  return row?.state;
}

/**
 * Locks a listener's counting on all servers, and begins it where there is none.
 *
 * @returns undefined without such an account.
 */
export async function openState(
  tx: Db,
  listenerId: string,
): Promise<ListenerState | null | undefined> {
  const { rows } = await tx.execute<{ state: ListenerState | null }>(sql`
    insert into ${listeningTable} as known (listener_id, due_at)
    select ${userTable.id}, now() from ${userTable} where ${userTable.id} = ${listenerId}
    on conflict (listener_id) do update set due_at = known.due_at
    returning state`);
  return rows[0]?.state;
}
