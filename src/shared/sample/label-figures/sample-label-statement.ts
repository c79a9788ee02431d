import type { OwnStatement } from '../../contract/label-figures.ts';
import type { Statement } from '../../contract/statement.ts';
import { sampleStatement } from '../artist-figures/sample-payments.ts';
import { sampleLabelPayouts } from './sample-label-money.ts';

/** By its id in the payouts; the first for an unknown id. */
export function sampleLabelStatement(id: string): Statement {
  const { months } = sampleLabelPayouts(undefined);
  const month = months.find((each) => id.endsWith(each)) ?? months[0];
  const { payouts } = sampleLabelPayouts(month);
  const payout = payouts.find((each) => each.id === id) ?? payouts[0];
  const statement = sampleStatement(`sample-${month}`);
  const { gross = 0, share = 0, royaltyRates = [], status = 'paid', date = null } = payout ?? {};
  const scale = gross / statement.earnings;
  const scaled = <Part extends { streams: number; earnings: number }>(part: Part) => ({
    ...part,
    streams: Math.round(part.streams * scale),
    earnings: part.earnings * scale,
  });
  return {
    ...scaled(statement),
    id,
    artist: { id: payout?.artist.id ?? '', name: payout?.artist.name ?? '' },
    payable: share,
    lines: statement.lines.map((line) => ({
      ...scaled(line),
      royaltyRate: royaltyRates[0] ?? line.royaltyRate,
      amount: share,
    })),
    tracks: statement.tracks.map(scaled),
    countries: statement.countries.map(scaled),
    sources: statement.sources.map(scaled),
    status,
    date,
  };
}

/** By its id in the payouts; the newest for an unknown id. */
export function sampleOwnStatement(id: string): OwnStatement {
  const { months } = sampleLabelPayouts(undefined);
  const month = months.find((each) => id.endsWith(each)) ?? months[0] ?? '';
  const { payouts, own } = sampleLabelPayouts(month);
  const sum = (of: 'gross' | 'share') =>
    payouts.reduce((total, payout) => total + Math.round(payout[of] * 100), 0) / 100;
  const sums = { id, commission: 0, carried: 0, amount: 0, status: 'paid' as const, date: null };
  return {
    ...(own ?? sums),
    id,
    label: 'Balcón Discos',
    period: month,
    issuedAt: sampleStatement(`sample-${month}`).issuedAt,
    hash: null,
    labelRate: 72,
    gross: sum('gross'),
    share: sum('share'),
    lines: payouts.map(({ id: statement, artist, gross, share, commission }) => ({
      id: statement,
      artist: { id: artist.id, name: artist.name },
      period: month,
      gross,
      share,
      commission,
    })),
  };
}
