import type { Payment, Statement } from '../../contract/statement.ts';
import { earningParts, inParts, lastDayAfter, sampleMonths } from './sample-days.ts';
import { sourceWeights } from './sample-audience.ts';
import { countryWeights } from './sample-stats.ts';
import { sampleTracks } from './sample-tracks.ts';

/** Percent. */
const royaltyRate = 70;

const toCents = (euros: number) => Math.round(euros * 100);

/** The last whole months, newest first; only the newest is pending. */
export function samplePayments(): Payment[] {
  return sampleMonths()
    .toReversed()
    .map(({ month, earnings }, index) => {
      const cents = toCents((earnings * royaltyRate) / 100);
      const [playlists = 0, streaming = 0] = inParts(cents, [
        sourceWeights.playlist,
        100 - sourceWeights.playlist,
      ]);
      return {
        id: `sample-${month}`,
        date: lastDayAfter(month),
        amount: cents / 100,
        period: month,
        status: index === 0 ? 'pending' : 'paid',
        breakdown: { streaming: streaming / 100, playlists: playlists / 100, radio: 0 },
      };
    });
}

/** The newest for an unknown id. */
export function sampleStatement(id: string): Statement {
  const payments = samplePayments();
  const payment = payments.find((each) => each.id === id) ?? payments[0];
  const { period = '', amount = 0, status = 'paid', date = null } = payment ?? {};
  const { streams = 0, earnings = 0 } = sampleMonths().find(({ month }) => month === period) ?? {};
  const trackWeights = Object.fromEntries(sampleTracks.map((track) => [track.id, track.streams]));
  return {
    id,
    period,
    artist: { id: 'sample-nora', name: 'Nora Quintavalle' },
    label: 'Balcón Discos',
    issuedAt: `${lastDayAfter(period).slice(0, 7)}-01T00:10:00.000Z`,
    status,
    date,
    hash: null,
    streams,
    earnings,
    payable: amount,
    carried: 0,
    lines: [{ period, origin: 'here', royaltyRate, streams, earnings, amount }],
    tracks: earningParts(streams, trackWeights).map(({ name, ...sums }) => {
      return {
        id: name,
        title: sampleTracks.find((track) => track.id === name)?.title ?? null,
        ...sums,
      };
    }),
    countries: earningParts(streams, countryWeights).map(({ name: country, ...sums }) => {
      return { country, ...sums };
    }),
    sources: earningParts(streams, sourceWeights).map(({ name: source, ...sums }) => {
      return { source, ...sums };
    }),
  };
}
