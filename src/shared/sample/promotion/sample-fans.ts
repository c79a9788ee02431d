import { fanLimits, getTier } from '../../contract/fan-choices.ts';
import type { Fan, FanCampaign, FanQuery, FanSummary } from '../../contract/fan.ts';
import type { FanNotification } from '../../contract/notification.ts';
import { sampleToday } from '../sample-today.ts';
import { demoCampaigns, demoNotifications } from './demo-fans.ts';

const people: readonly [name: string, streams: number, location: string, follows: boolean][] = [
  ['Marta Oliveros', 2140, 'España', true],
  ['Diego Farías', 1620, 'Argentina', true],
  ['Lucía Ferrán', 1184, 'España', true],
  ['Iván Salgado', 870, 'México', true],
  ['Rosa Quispe', 655, 'Perú', false],
  ['Tomás Arrieta', 512, 'Chile', true],
  ['Elena Cifuentes', 310, 'Colombia', true],
  ['Pablo Núñez', 148, 'México', false],
  ['Irene Campos', 96, 'España', true],
  ['Hugo Paredes', 24, 'Estados Unidos', true],
];

/** The day `days` after the sample's. */
function dayAfter(days: number): string {
  const day = new Date(`${sampleToday}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const hourAfter = (hours: number) =>
  new Date(Date.parse(`${sampleToday}T12:00:00Z`) + hours * 3_600_000).toISOString();

const sampleFans: readonly Fan[] = people.map(([name, totalStreams, location, follows], index) => ({
  id: `fan_${index + 1}`,
  name,
  email: `${name[0]?.toLowerCase()}•••@c•••.example`,
  profileImage: null,
  followDate: follows ? dayAfter(-40 * (index + 1)) : null,
  totalStreams,
  favoriteTrack: index % 2 === 0 ? 'Carta sin sello' : 'La hora azul',
  tier: getTier(totalStreams),
  location,
  lastActivity: dayAfter(-index),
  notifications: index % 4 !== 3,
}));

export function findSampleFans({ q = '', tier, after }: FanQuery): Fan[] {
  const found = sampleFans.filter(
    (fan) =>
      fan.name.toLowerCase().includes(q.trim().toLowerCase()) &&
      (tier === undefined || fan.tier === tier),
  );
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  return found.slice(start, start + fanLimits.page);
}

export const sampleFanSummary: FanSummary = {
  total: 12_840,
  followers: 9_310,
  tiers: { casual: 9_420, regular: 2_610, superfan: 640, vip: 170 },
};

/** One per status, latest first. */
export const sampleFanCampaigns = (): FanCampaign[] =>
  demoCampaigns.map(({ startsIn, endsIn, status, ...campaign }) => ({
    ...campaign,
    startDate: dayAfter(startsIn),
    endDate: dayAfter(endsIn),
    participantCount: status === 'draft' ? 0 : Math.round(campaign.maxParticipants * 0.4),
    status: status === 'active' && endsIn < 0 ? 'completed' : status,
  }));

/** One per status, latest first. */
export const sampleFanNotifications = (): FanNotification[] =>
  demoNotifications.map(({ track, sentIn, plannedIn, ...notification }) => ({
    ...notification,
    scheduledDate: plannedIn === null ? null : hourAfter(plannedIn),
    sentDate: sentIn === null ? null : hourAfter(sentIn),
    recipientCount: notification.status === 'sent' ? 12_840 : 0,
    openRate: notification.status === 'sent' ? 41.3 : 0,
    clickRate: notification.status === 'sent' ? 17.8 : 0,
    trackTitle: track === null ? null : 'Carta sin sello',
  }));
