import { createHash } from 'node:crypto';
import type { TransferRow } from './payment-transfer.repository.ts';

/** What an approval pays: neither changed accounts nor receivers on hold. */
export const getApprovable = (transfers: readonly TransferRow[]) =>
  transfers.filter(
    ({ state, isAccountChanged, isOnHold }) => state === 'open' && !isAccountChanged && !isOnHold,
  );

/**
 * SHA-256 over payee, name, the keyed fingerprint of holder and account, amount, currency and taxes;
 * null without transfers.
 */
export function getFingerprint(runId: string, transfers: readonly TransferRow[]): string | null {
  if (transfers.length === 0) return null;
  const lines = transfers
    .map(({ reference, name, fingerprint, amount, vat, withheld }) => [
      reference,
      name,
      fingerprint,
      amount,
      'EUR',
      // Runs from before there were taxes are approved without them.
      ...(vat || withheld ? [vat, withheld] : []),
    ])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([runId, lines]))
    .digest('hex');
}
