import type {
  LabelAnalytics,
  LabelArtistDetails,
  LabelPayouts,
} from '../../contract/label-figures.ts';
import { inParts, lastDayAfter, sampleMonths } from '../artist-figures/sample-days.ts';
import { sampleLabelArtists, sampleReleases } from './sample-label-figures.ts';

/** Euros of the last twelve months, oldest first, after one for comparison. */
const amounts = [
  598_200, 612_400, 634_900, 621_300, 668_700, 702_100, 695_800, 731_500, 764_200, 758_900, 801_600,
  832_700, 873_400,
] as const;

/** Euros per thousand streams, and percent of the revenue. */
const markets = [
  { country: 'ES', perThousand: 4.62, part: 31 },
  { country: 'MX', perThousand: 3.18, part: 24 },
  { country: 'AR', perThousand: 2.74, part: 15 },
  { country: 'US', perThousand: 5.91, part: 13 },
  { country: 'CO', perThousand: 2.95, part: 9 },
  { country: 'CL', perThousand: 3.42, part: 5 },
  { country: 'PE', perThousand: 2.61, part: 3 },
] as const;

/** Percent of the revenue. */
const genres = { Pop: 38, Indie: 21, Rock: 17, Latino: 15, Electronic: 6, Folk: 3 } as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** With a current contract. */
const active = () =>
  sampleLabelArtists().filter(({ contractStatus }) => contractStatus === 'active');

/** A year whose parts add up. */
export function sampleLabelAnalytics(): LabelAnalytics {
  const [compared, ...reported] = amounts;
  const getGrowth = (index: number) => {
    const before = reported[index - 1] ?? compared;
    return (((reported[index] ?? 0) - before) / before) * 100;
  };
  const total = sum(reported);
  const revenues = inParts(
    total,
    markets.map(({ part }) => part),
  );
  const topCountries = markets.map(({ country, perThousand }, index) => {
    const revenue = revenues[index] ?? 0;
    return { country, streams: Math.round((revenue / perThousand) * 1_000), revenue };
  });
  const byGenre = inParts(total, Object.values(genres));
  return {
    totalArtists: sampleLabelArtists().length,
    activeArtists: active().length,
    totalStreams: sum(topCountries.map(({ streams }) => streams)),
    totalRevenue: total,
    monthlyGrowth: getGrowth(reported.length - 1),
    topGenres: Object.entries(genres).map(([genre, percentage], index) => ({
      genre,
      percentage,
      revenue: byGenre[index] ?? 0,
    })),
    topCountries,
    revenueByMonth: sampleMonths().map(({ month }, index) => ({
      month,
      amount: reported[index] ?? 0,
      growth: getGrowth(index),
    })),
  };
}

/** A closed month, by default the newest, which is still pending. */
export function sampleLabelPayouts(wanted: string | undefined): LabelPayouts {
  const { revenueByMonth } = sampleLabelAnalytics();
  const months = revenueByMonth.map(({ month }) => month).toReversed();
  const [newest = ''] = months;
  const reported = months.includes(wanted ?? '') ? (wanted ?? newest) : newest;
  const getPayouts = (month: string) => {
    const artists = sampleLabelArtists().filter(
      ({ contractStatus }) => contractStatus === 'active',
    );
    const amount = revenueByMonth.find((each) => each.month === month)?.amount ?? 0;
    const parts = inParts(
      amount * 100,
      artists.map(({ monthlyStreams }) => monthlyStreams),
    );
    return artists.map(({ id, name, image, royaltyRate }, index) => {
      const cents = parts[index] ?? 0;
      const share = Math.round((cents * royaltyRate) / 100);
      return {
        id: `${id}-${month}`,
        artist: { id, name, image },
        gross: cents / 100,
        commission: (cents - share) / 100,
        share: share / 100,
        amount: share / 100,
        carried: 0,
        royaltyRates: [royaltyRate],
        status: month === newest ? ('pending' as const) : ('paid' as const),
        date: lastDayAfter(month),
      };
    });
  };
  const cents = (month: string, of: 'amount' | 'commission') =>
    sum(getPayouts(month).map(({ [of]: amount }) => Math.round(amount * 100)));
  const commission = cents(newest, 'commission');
  const own = cents(reported, 'commission') / 100;
  return {
    months,
    month: reported,
    payouts: getPayouts(reported),
    own: {
      id: `own-${reported}`,
      commission: own,
      carried: 0,
      amount: own,
      status: reported === newest ? 'pending' : 'paid',
      date: lastDayAfter(reported),
    },
    pending: {
      amount: (cents(newest, 'amount') + commission) / 100,
      commission: commission / 100,
      nextOn: lastDayAfter(newest),
      overdue: 0,
      overdueSince: null,
    },
  };
}

/** Empty for an unknown artist. */
export function sampleLabelArtist(id: string): LabelArtistDetails {
  const artist = sampleLabelArtists().find((each) => each.id === id);
  if (artist === undefined) return { contracts: [], months: [], releases: [], people: [] };
  const { name, contractStatus, royaltyRate, joinDate } = artist;
  const year = Number(joinDate.slice(0, 4));
  const isPresent = contractStatus === 'active';
  const reported = isPresent ? sampleLabelPayouts(undefined).months : [];
  return {
    contracts: [
      {
        id: `${id}-contract`,
        status: contractStatus,
        royaltyRate,
        startsOn: joinDate,
        endsOn: `${year + (isPresent ? 12 : 4)}-12-31`,
        isOffer: contractStatus === 'pending',
        declinedOn: null,
      },
    ],
    months: reported.flatMap((month) => {
      const payout = sampleLabelPayouts(month).payouts.find((each) => each.artist.id === id);
      if (payout === undefined) return [];
      const { gross, share, status } = payout;
      return { month, streams: Math.round(gross * 276), gross, share, status };
    }),
    releases: sampleReleases().filter(({ artistName }) => artistName === name),
    people: isPresent ? [{ id: `${id}-person`, displayName: name }] : [],
  };
}
