import type { ContractStatus } from '../../contract/label.ts';
import type {
  LabelArtist,
  LabelChoice,
  Release,
  ReleaseType,
} from '../../contract/label-figures.ts';
import { dayFrom, today } from '../artist-figures/sample-days.ts';

type Row = Pick<
  LabelArtist,
  'name' | 'genre' | 'country' | 'verified' | 'monthlyListeners' | 'followers' | 'royaltyRate'
> & {
  /** Euros in total. */
  earned: number;
  streams: number;
  /** Years since joining. */
  years: number;
};

/** The label keeps 20 to 35 percent. */
const rows: readonly Row[] = [
  {
    name: 'Nora Quintavalle',
    genre: 'Pop',
    country: 'AR',
    verified: true,
    monthlyListeners: 8_462_000,
    followers: 3_194_000,
    royaltyRate: 80,
    earned: 5_214_300.42,
    streams: 74_310_000,
    years: 6,
  },
  {
    name: 'Bruma del Sur',
    genre: 'Indie',
    country: 'CL',
    verified: true,
    monthlyListeners: 5_218_000,
    followers: 1_872_000,
    royaltyRate: 75,
    earned: 3_108_940.1,
    streams: 46_120_000,
    years: 4,
  },
  {
    name: 'Los Tranvías',
    genre: 'Rock',
    country: 'ES',
    verified: true,
    monthlyListeners: 3_904_000,
    followers: 2_041_000,
    royaltyRate: 72.5,
    earned: 2_476_115.77,
    streams: 33_870_000,
    years: 9,
  },
  {
    name: 'Abril Montes',
    genre: 'Latino',
    country: 'CO',
    verified: true,
    monthlyListeners: 3_371_000,
    followers: 982_000,
    royaltyRate: 70,
    earned: 1_390_402.6,
    streams: 29_440_000,
    years: 3,
  },
  {
    name: 'Caja de Ecos',
    genre: 'Electronic',
    country: 'MX',
    verified: false,
    monthlyListeners: 1_826_000,
    followers: 431_000,
    royaltyRate: 65,
    earned: 612_870.35,
    streams: 14_980_000,
    years: 2,
  },
  {
    name: 'Dúo Ribera',
    genre: 'Folk',
    country: 'AR',
    verified: false,
    monthlyListeners: 640_000,
    followers: 158_000,
    royaltyRate: 62,
    earned: 204_318.9,
    streams: 0,
    years: 5,
  },
  {
    name: 'Marfil',
    genre: 'Jazz',
    country: 'PE',
    verified: false,
    monthlyListeners: 212_000,
    followers: 64_500,
    royaltyRate: 70,
    earned: 0,
    streams: 0,
    years: 0,
  },
];

/** One contract ended and one is pending: neither has streams under the label. */
const statusOf: { readonly [index: number]: ContractStatus } = { 5: 'expired', 6: 'pending' };

/** Without monthly amounts, which are in `sample-label-money.ts`. */
export function sampleLabelArtists(): LabelArtist[] {
  const year = Number(today().slice(0, 4));
  return rows.map(({ earned, streams, years, ...row }, index) => ({
    id: `sample-artist-${index + 1}`,
    image: null,
    totalEarnings: earned,
    monthlyStreams: streams,
    contractStatus: statusOf[index] ?? 'active',
    joinDate: `${year - years}-03-15`,
    ...row,
  }));
}

type ReleaseRowOf = [
  title: string,
  artist: number,
  type: ReleaseType,
  /** Days from today. */
  day: number,
  streams: number,
  revenue: number,
];

const releaseRows: readonly ReleaseRowOf[] = [
  ['Mapa de lluvia', 0, 'single', 21, 0, 0],
  ['Frontera', 3, 'ep', 9, 0, 0],
  ['Carta sin sello', 0, 'other', -12, 21_460_000, 88_920.4],
  ['Sal en la ventana', 1, 'single', -26, 12_310_000, 51_044.18],
  ['Los días pares', 2, 'ep', -48, 9_870_000, 40_112.9],
  ['Compás de espera', 3, 'single', -79, 8_940_000, 36_020.66],
  ['Ruido blanco', 4, 'ep', -133, 5_212_000, 20_871.35],
  ['Una maleta hecha', 0, 'other', -260, 61_890_000, 256_740.02],
  ['Río arriba', 5, 'other', -540, 3_905_000, 15_980.75],
];

/** Two are upcoming, one of them still with the editors. */
export function sampleReleases(): Release[] {
  return releaseRows.map(([title, artist, type, day, streams, revenue], index) => ({
    id: `sample-release-${index + 1}`,
    title,
    artistName: rows[artist]?.name ?? '',
    type,
    status: index === 0 ? 'pending' : index === 1 ? 'approved' : 'live',
    uploadDate: dayFrom(today(), day - 30),
    releaseDate: dayFrom(today(), day),
    streams,
    revenue,
    coverImage: null,
  }));
}

export const sampleLabelChoices = (): LabelChoice[] => [
  { id: 'sample-label', name: 'Balcón Discos', country: 'AR' },
];
