import type { Db } from '../../../platform/database/db.ts';
import { notifyDecision, speakingFor } from '../../accounts/decision-notification/index.ts';
import { findPayee, peopleOf } from '../../catalogue/payee/index.ts';
import { notifyStatements } from '../statement/index.ts';
import { findReturned } from './returned-payment.repository.ts';

type Return = { runId: string; now: Date; actorId: string };

/**
 * Tells the payees of returned payments, and the artists whose earnings were among them. See
 * docs/product/notices.md.
 */
export async function notifyReturn(
  tx: Db,
  { runId, now, actorId }: Return,
  { statementIds, reason }: { statementIds: readonly string[]; reason: string },
): Promise<void> {
  for (const { receiver, name, artistIds } of await findReturned(tx, runId, statementIds)) {
    const [first = null] = artistIds;
    const about = {
      subject: 'payment',
      outcome: 'returned',
      itemId: `${runId} ${receiver}`,
      title: name,
      word: reason,
    } as const;
    const tell = (artistId: string | null, people: ReturnType<typeof peopleOf>) =>
      notifyDecision(tx, { ...about, artistId, people }, { actorId, now });
    const payee = await findPayee(tx, receiver);
    // An artist without a label is among those whose earnings they are.
    if (payee !== null && payee.kind !== 'artist') await tell(first, peopleOf(payee));
    if (payee?.kind === 'person') continue;
    for (const artistId of artistIds) await tell(artistId, speakingFor(artistId));
  }
  await notifyStatements(tx, statementIds, { kind: 'returned', runId, now });
}
