import type { MarqueeApproval, MarqueeCampaign } from '../../contract/marquee.ts';

/** Days count from the start of the demo. */
type DemoMarquee = Pick<
  MarqueeCampaign,
  'id' | 'trackTitle' | 'artistName' | 'campaignName' | 'budget' | 'status' | 'adFormat'
> & {
  targetAudience: MarqueeCampaign['targetAudience'];
  approval: MarqueeApproval;
  copy: string;
  startsIn: number;
  days: number;
  /** Counts of each day until today. */
  daily: readonly (readonly [impressions: number, clicks: number, conversions: number])[];
};

const artistName = 'Nora Quintavalle';

/** One per status, latest first. */
export const demoMarquees: readonly DemoMarquee[] = [
  {
    id: 'mrq_otono',
    trackTitle: 'La vuelta larga',
    artistName,
    campaignName: 'Otoño en la ciudad',
    budget: 1_000,
    status: 'active',
    adFormat: 'sponsored_song',
    targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
    approval: 'approved',
    copy: 'Para volver a casa por el camino largo.',
    startsIn: -9,
    days: 30,
    daily: [
      [1_214, 47, 18],
      [1_388, 58, 24],
      [1_297, 52, 19],
      [1_450, 66, 31],
      [1_502, 63, 27],
      [1_366, 55, 22],
      [1_421, 61, 25],
      [1_533, 70, 33],
      [1_478, 64, 28],
      [612, 27, 10],
    ],
  },
  {
    id: 'mrq_gira',
    trackTitle: 'Patio',
    artistName,
    campaignName: 'Antes de la gira',
    budget: 500,
    status: 'draft',
    adFormat: 'video_ad',
    targetAudience: {
      ageRange: '18-35',
      genres: ['Pop', 'Latin'],
      countries: ['MX', 'AR'],
      interests: ['conciertos'],
    },
    approval: 'waiting',
    copy: 'Nos vemos en el patio.',
    startsIn: 3,
    days: 14,
    daily: [],
  },
  {
    id: 'mrq_pausa',
    trackTitle: 'Luna de ámbar',
    artistName,
    campaignName: 'Luna de ámbar en Chile',
    budget: 300,
    status: 'paused',
    adFormat: 'playlist_takeover',
    targetAudience: { ageRange: '25-34', genres: ['Pop'], countries: ['CL'], interests: [] },
    approval: 'approved',
    copy: 'Una luna para la playlist.',
    startsIn: -6,
    days: 28,
    daily: [
      [402, 15, 6],
      [388, 16, 7],
      [431, 17, 5],
    ],
  },
  {
    id: 'mrq_disco',
    trackTitle: 'La vuelta larga',
    artistName,
    campaignName: 'Salida del disco',
    budget: 200,
    status: 'completed',
    adFormat: 'audio_ad',
    targetAudience: { ageRange: 'all', genres: ['Pop', 'R&B'], countries: [], interests: [] },
    approval: 'approved',
    copy: 'El disco ya está aquí.',
    startsIn: -40,
    days: 7,
    daily: [
      [1_430, 41, 16],
      [1_428, 43, 15],
      [1_429, 40, 19],
      [1_428, 42, 17],
      [1_429, 39, 14],
      [1_428, 44, 18],
      [1_428, 41, 16],
    ],
  },
  {
    id: 'mrq_prueba',
    trackTitle: 'Patio',
    artistName,
    campaignName: 'Primera prueba',
    budget: 100,
    status: 'cancelled',
    adFormat: 'sponsored_song',
    targetAudience: { ageRange: '45-54', genres: [], countries: ['ES'], interests: [] },
    approval: 'none',
    copy: '',
    startsIn: -60,
    days: 5,
    daily: [],
  },
];
