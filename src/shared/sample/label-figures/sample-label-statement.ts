import type { LabelStatement } from '../../contract/statement.ts';
import { sampleStatement } from '../artist-figures/sample-payments.ts';
import { sampleLabelPayouts } from './sample-label-money.ts';

/** A statement of an artist of the example's label, by its id in the payouts; of one that it does not know, the first. */
export function sampleLabelStatement(id: string): LabelStatement {
  const { months } = sampleLabelPayouts(undefined);
  const month = months.find((each) => id.endsWith(each)) ?? months[0];
  const { payouts } = sampleLabelPayouts(month);
  const payout = payouts.find((each) => each.id === id) ?? payouts[0];
  const statement = sampleStatement(`sample-${month}`);
  const { gross = 0, share = 0, royaltyRate, status = 'paid', date = null } = payout ?? {};
  const scale = gross / statement.earnings;
  const scaled = <Part extends { streams: number; earnings: number }>(part: Part) => ({
    ...part,
    streams: Math.round(part.streams * scale),
    earnings: part.earnings * scale,
  });
  return {
    ...scaled(statement),
    id,
    label: 'Balcón Discos',
    artist: { id: payout?.artist.id ?? '', name: payout?.artist.name ?? '' },
    payable: share,
    lines: statement.lines.map((line) => ({
      ...scaled(line),
      royaltyRate: royaltyRate ?? line.royaltyRate,
      amount: share,
    })),
    tracks: statement.tracks.map(scaled),
    countries: statement.countries.map(scaled),
    sources: statement.sources.map(scaled),
    status,
    date,
  };
}
