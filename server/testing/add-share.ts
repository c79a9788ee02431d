import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { takePayee } from '../modules/catalogue/payee/index.ts';
import { insertShare } from '../modules/money/recording-share/recording-share.repository.ts';
import { faro } from './start-payment-app.ts';

type Sheet = {
  trackId: string;
  startsOn: string;
  artistId?: string;
  /** Percent by account; the artist gets the rest. */
  parts: readonly (readonly [userId: string, part: number])[];
};

export const agreed = new Date('2026-01-01T00:00:00Z');

/**
 * A sheet that everybody accepted, as from an earlier year.
 *
 * @returns its id, and the payees in the order of the parts.
 */
export async function addShare(
  db: Db,
  { trackId, startsOn, artistId = faro, parts }: Sheet,
): Promise<{ id: string; payees: string[] }> {
  const id = newId();
  const payees: string[] = [];
  for (const [userId] of parts) {
    payees.push(await takePayee(db, { kind: 'person', id: userId }, agreed));
  }
  const given = parts.reduce((sum, [, part]) => sum + part, 0);
  const answered = { isAccepted: true, answeredAt: agreed };
  await insertShare(
    db,
    { id, trackId, artistId, startsOn, proposedAt: agreed, acceptedAt: agreed },
    [
      { shareId: id, position: 1, role: 'main', part: 100 - given, isArtist: true, ...answered },
      ...parts.map(([userId, part], index) => ({
        shareId: id,
        position: index + 2,
        role: 'producer' as const,
        part,
        isArtist: false,
        payeeId: payees[index],
        answeredBy: userId,
        ...answered,
      })),
    ],
  );
  return { id, payees };
}
