import { apportion, wholeUnits } from './apportion.ts';
import type { Entry } from './entry.ts';

/** A line of a statement: an entry with the artist's part of it, in cents. */
export type StatementLine = Omit<Entry, 'labelId'> & { amount: number };

/** Where the money of a payment came from, in cents. */
export type Breakdown = { streaming: number; playlists: number; radio: number };

export type Settled = {
  streams: number;
  /** Millionths of a euro. */
  earned: number;
  /** The artist's part, in cents; less than none where corrections take more than the month brought. */
  payable: number;
  lines: StatementLine[];
  /** Null where there is nothing to pay. */
  payout: ({ amount: number } & Breakdown) | null;
};

/** A cent in ten-thousandths of a millionth of a euro: an amount times a rate of two decimals is a whole number of them. */
const cent = 10_000n * 10_000n;

/**
 * What becomes of the entries of a statement. The artist's part is rounded once, half up; lines and breakdown get the
 * cents that add up to it. Source: docs/product/payments.md.
 *
 * @param entries of one artist, under one label or none.
 * @param carried cents that earlier statements lack, zero or less: they are taken off the payment.
 */
export function settle(entries: readonly Entry[], carried: number): Settled {
  const exact = entries.map(({ earned, royaltyRate }) => partOf(earned, royaltyRate));
  const payable = roundToCents(total(exact));
  const amounts = apportion(exact, payable, cent);
  return {
    streams: entries.reduce((sum, { streams }) => sum + streams, 0),
    earned: entries.reduce((sum, { earned }) => sum + earned, 0),
    payable,
    lines: entries.map(({ labelId: _, ...entry }, index) => {
      return { ...entry, amount: amounts[index] ?? 0 };
    }),
    payout: payable + carried > 0 ? payoutOf(entries, { payable, carried }) : null,
  };
}

function payoutOf(
  entries: readonly Entry[],
  { payable, carried }: { payable: number; carried: number },
): Settled['payout'] {
  const amount = payable + carried;
  const playlists = total(
    entries.map(({ sources, royaltyRate }) => partOf(sources['playlist']?.[1] ?? 0, royaltyRate)),
  );
  const all = total(entries.map(({ earned, royaltyRate }) => partOf(earned, royaltyRate)));
  // What the player chooses by itself is no source of its own: nothing plays on without being asked.
  const radio = 0n;
  const streaming = all - playlists - radio + BigInt(carried) * cent;
  const [ofStreaming = 0, ofPlaylists = 0, ofRadio = 0] = apportion(
    [streaming, playlists, radio],
    amount,
    cent,
  );
  return { amount, streaming: ofStreaming, playlists: ofPlaylists, radio: ofRadio };
}

function partOf(micros: number, royaltyRate: number): bigint {
  return BigInt(micros) * BigInt(Math.round(royaltyRate * 100));
}

const roundToCents = (exact: bigint) => wholeUnits(exact + cent / 2n, cent);

const total = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);
