import { figureCountries, figureSources } from '#contract/codes.ts';
import type { PayeeStatement } from '#contract/recording-share.ts';
import type { Payment, Statement } from '#contract/statement.ts';
import { addEarning, type EarningParts, unknownPart } from '../../figures/figures/index.ts';
import { entryParts, type SharedLineRow } from '../statement/index.ts';
import { describeDelay } from './payout-delay.repository.ts';
import { describePaidTax } from './paid-tax.repository.ts';
import type { PayeeStatementRow, PaymentRow, StatementRow } from './payment-history.repository.ts';

const inEuros = (cents: number) => cents / 100;
const fromMicros = (micros: number) => micros / 1_000_000;

/** @param minimum cents */
export function describePayment({ payout, ...row }: PaymentRow, minimum: number): Payment {
  return {
    id: row.id,
    date: payout?.date ?? null,
    amount: inEuros(payout?.amount ?? 0),
    period: row.month,
    status: payout?.status ?? 'carried',
    label: row.label,
    delay: describeDelay(row.delay, minimum),
    ...(row.held > 0 && { held: row.held }),
    ...describePaidTax(row.tax),
    lacking: payout === null ? inEuros(row.payable - row.shared + row.carried) : 0,
    breakdown: {
      streaming: inEuros(payout?.streaming ?? 0),
      playlists: inEuros(payout?.playlists ?? 0),
      radio: inEuros(payout?.radio ?? 0),
    },
  };
}

export function getParts({ lines }: Pick<StatementRow, 'lines'>) {
  const parts = { tracks: {}, countries: {}, sources: {} } as Record<
    (typeof entryParts)[number],
    EarningParts
  >;
  for (const line of lines) {
    for (const way of entryParts) {
      for (const [name, earning] of Object.entries(line[way]))
        addEarning(parts[way], name, earning);
    }
  }
  return parts;
}

type OthersPart = Pick<SharedLineRow, 'track' | 'month' | 'part' | 'amount'> & {
  name: string | null;
};

export function describeStatement(
  row: StatementRow,
  titles: ReadonlyMap<string, string>,
  others: readonly OthersPart[] = [],
): Statement {
  const { tracks, countries, sources } = getParts(row);
  const named = <Name extends string>(names: readonly Name[], parts: EarningParts) =>
    names
      .flatMap((name) => {
        const part = parts[name];
        return part ? [{ name, streams: part[0], earnings: fromMicros(part[1]) }] : [];
      })
      .toSorted(mostFirst);
  return {
    id: row.id,
    period: row.month,
    artist: row.artist,
    label: row.label,
    issuedAt: row.issuedAt.toISOString(),
    status: row.status ?? 'carried',
    date: row.date,
    hash: row.hash,
    ...describePaidTax(row.tax),
    streams: row.streams,
    earnings: fromMicros(row.earned),
    payable: inEuros(row.payable),
    carried: inEuros(row.carried),
    shared: inEuros(row.shared),
    sharedParts: others.map(({ track, month, name, part, amount }) => ({
      track,
      period: month,
      name,
      part,
      amount: inEuros(amount),
    })),
    lines: row.lines.map(({ month, origin, royaltyRate, streams, earned, amount }) => ({
      period: month,
      origin,
      royaltyRate,
      streams,
      earnings: fromMicros(earned),
      amount: inEuros(amount),
    })),
    tracks: Object.entries(tracks)
      .map(([name, [streams, earned]]) => ({
        id: name === unknownPart ? null : name,
        title: titles.get(name) ?? null,
        streams,
        earnings: fromMicros(earned),
      }))
      .toSorted(mostFirst),
    countries: named(figureCountries, countries).map(({ name: country, ...sums }) => {
      return { country, ...sums };
    }),
    sources: named(figureSources, sources).map(({ name: source, ...sums }) => {
      return { source, ...sums };
    }),
    held: row.held.map(({ earned, ...note }) => ({ ...note, earnings: fromMicros(earned) })),
  };
}

/** Of a payee. */
export function describePayeeStatement(
  row: PayeeStatementRow,
  lines: readonly SharedLineRow[],
): PayeeStatement {
  return {
    id: row.id,
    period: row.month,
    issuedAt: row.issuedAt.toISOString(),
    status: row.status ?? 'carried',
    date: row.date,
    hash: row.hash,
    ...describePaidTax(row.tax),
    payable: inEuros(row.payable),
    carried: inEuros(row.carried),
    lines: lines.map(({ track, artist, month, royaltyRate, part, streams, ...line }) => ({
      track,
      artist,
      period: month,
      royaltyRate,
      part,
      streams,
      earnings: fromMicros(line.earned),
      amount: inEuros(line.amount),
    })),
  };
}

const mostFirst = (one: { earnings: number }, other: { earnings: number }) =>
  other.earnings - one.earnings;
