import { apportion, wholeUnits } from './apportion.ts';
import type { Entry } from './entry.ts';

/** `amount` in cents. */
export type StatementLine = Omit<Entry, 'labelId'> & { amount: number };

/** Cents. */
export type Breakdown = { streaming: number; playlists: number; radio: number };

export type Settled = {
  streams: number;
  /** Millionths of a euro. */
  earned: number;
  /** Cents; negative if corrections exceed the month. */
  payable: number;
  lines: StatementLine[];
  payout: Payout | null;
};

/** Cents. */
export type Payout = { amount: number } & Breakdown;

/**
 * In ten-thousandths of a millionth of a euro, so that amounts times rates with two decimals are
 * whole.
 */
const cent = 10_000n * 10_000n;

/**
 * The artist's share is rounded once, half up, and lines and breakdown add up to it. See
 * docs/product/payments.md.
 *
 * @param entries of one artist, under one label or none.
 * @param carried cents, zero or less, that earlier statements lack.
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
    payout: getPayout(entries, { payable, carried, shared: 0 }),
  };
}

type Owed = {
  /** Cents. */
  payable: number;
  /** Cents, zero or less, that earlier statements lack. */
  carried: number;
  /** Cents of `payable` that go to others. */
  shared: number;
};

/** Others' parts fall on all three parts alike, and debts on streaming. */
export function getPayout(
  lines: readonly Pick<Entry, 'earned' | 'royaltyRate' | 'sources'>[],
  { payable, carried, shared }: Owed,
): Payout | null {
  const own = payable - shared;
  const amount = own + carried;
  if (amount <= 0) return null;
  const kept = (exact: bigint) =>
    shared === 0 || payable <= 0 ? exact : (exact * BigInt(own)) / BigInt(payable);
  const earnedBy = (source: 'playlist' | 'radio') =>
    kept(
      total(
        lines.map(({ sources, royaltyRate }) => partOf(sources[source]?.[1] ?? 0, royaltyRate)),
      ),
    );
  const [playlists, radio] = [earnedBy('playlist'), earnedBy('radio')];
  const all =
    shared === 0
      ? total(lines.map(({ earned, royaltyRate }) => partOf(earned, royaltyRate)))
      : BigInt(own) * cent;
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
