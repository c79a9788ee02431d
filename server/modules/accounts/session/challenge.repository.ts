import { and, eq, gt, isNull, lt, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type ChallengePurpose, challengeTable } from './challenge.table.ts';
import { hashToken } from './session-token.ts';

/** Milliseconds. */
const challengeLifetime = 5 * 60 * 1000;

/** Wrong codes. */
const guessesMost = 5;

type NewChallenge = {
  purpose: ChallengePurpose;
  userId?: string;
  sessionId?: string;
  now: Date;
  /** Milliseconds. */
  lifetime?: number;
};

/** Deletes expired ones. */
export async function insertChallenge(
  db: Db,
  token: string,
  { now, lifetime = challengeLifetime, ...challenge }: NewChallenge,
) {
  await db.delete(challengeTable).where(lte(challengeTable.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(challengeTable).values({ tokenHash: hashToken(token), ...challenge, expiresAt });
}

const isAlive = (token: string, purpose: ChallengePurpose, now: Date) =>
  and(
    eq(challengeTable.tokenHash, hashToken(token)),
    eq(challengeTable.purpose, purpose),
    gt(challengeTable.expiresAt, now),
  );

/** False if unknown, expired or of another session. */
export async function takeChallenge(
  db: Db,
  token: string,
  { purpose, sessionId, now }: Omit<NewChallenge, 'userId' | 'lifetime'>,
): Promise<boolean> {
  const session =
    sessionId === undefined
      ? isNull(challengeTable.sessionId)
      : eq(challengeTable.sessionId, sessionId);
  const deleted = await db
    .delete(challengeTable)
    .where(and(isAlive(token, purpose, now), session))
    .returning({ tokenHash: challengeTable.tokenHash });
  return deleted.length > 0;
}

/** Null once guesses or time are used up. */
export async function countGuess(db: Db, token: string, now: Date): Promise<string | null> {
  const [challenge] = await db
    .update(challengeTable)
    .set({ guesses: sql`${challengeTable.guesses} + 1` })
    .where(and(isAlive(token, 'code-login', now), lt(challengeTable.guesses, guessesMost)))
    .returning({ userId: challengeTable.userId });
  return challenge?.userId ?? null;
}
