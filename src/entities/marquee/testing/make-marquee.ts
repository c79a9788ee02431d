import type {
  MarqueeAssetKind,
  MarqueeCampaign,
  MarqueeFile,
  Sponsored,
  WaitingMarquee,
} from '@/shared/contract/marquee.ts';
import { stagedFile } from '@/shared/contract/staged-file.ts';

const targetAudience = {
  ageRange: '18-35',
  genres: ['Pop', 'Latin'],
  countries: ['MX', 'ES'],
  interests: [],
} satisfies MarqueeCampaign['targetAudience'];

/** An active campaign. */
export const makeMarquee = (
  id: string,
  change: Partial<MarqueeCampaign> = {},
): MarqueeCampaign => ({
  id,
  trackId: 'trk_luna',
  trackTitle: 'Luna de ámbar',
  artistName: 'Nora Quintavalle',
  campaignName: 'Otoño en la ciudad',
  budget: 1_000,
  spent: 250.5,
  impressions: 12_525,
  clicks: 501,
  conversions: 120,
  ctr: 4,
  cpc: 0.5,
  startDate: '2026-11-10',
  endDate: '2026-12-09',
  status: 'active',
  adFormat: 'sponsored_song',
  targetAudience,
  creativeAssets: { image: null, video: '', audio: '', copy: 'Para volver a casa.' },
  approval: { state: 'approved', note: '', by: 'Ada Admin' },
  days: [
    { day: '2026-11-17', impressions: 6_000, clicks: 240, conversions: 50, spent: 120 },
    { day: '2026-11-18', impressions: 6_525, clicks: 261, conversions: 70, spent: 130.5 },
  ],
  ...change,
});

/** An uploaded file of a campaign. */
export const makeMarqueeFile = (kind: MarqueeAssetKind): MarqueeFile => ({
  kind,
  name: `${stagedFile}${kind.padEnd(43, '0')}`,
  address: `/api/marquee/mrq_1/${kind}?e=1&s=s`,
});

/** A budget in the admin's inbox. */
export const makeWaitingMarquee = (
  id: string,
  change: Partial<WaitingMarquee> = {},
): WaitingMarquee => ({
  id,
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  campaignName: 'Antes de la gira',
  trackTitle: 'Patio',
  budget: 500,
  approvedBudget: null,
  spent: 0,
  startDate: '2026-11-20',
  endDate: '2026-12-03',
  adFormat: 'sponsored_song',
  copy: 'Nos vemos en el patio.',
  addresses: [],
  targetAudience,
  askedAt: '2026-11-18T09:00:00.000Z',
  ...change,
});

export const makeSponsored = (change: Partial<Sponsored> = {}): Sponsored => ({
  id: 'mrq_1',
  adFormat: 'sponsored_song',
  copy: 'Para volver a casa por el camino largo.',
  track: {
    id: 'trk_luna',
    title: 'Luna de ámbar',
    artist: { id: 'art_nora', name: 'Nora Quintavalle' },
    coverImage: null,
  },
  reasons: { genre: 'Pop', country: 'MX', ageRange: '18-35' },
  ...change,
});
