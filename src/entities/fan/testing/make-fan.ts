import type { CampaignOffer, Fan, FanCampaign } from '@/shared/contract/fan.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';

export const makeFan = (id: string, change: Partial<Fan> = {}): Fan => ({
  id,
  name: 'Marta Oliveros',
  email: 'm•••@c•••.example',
  profileImage: null,
  followDate: '2026-03-14',
  totalStreams: 1284,
  favoriteTrack: 'Carta sin sello',
  tier: 'vip',
  location: 'España',
  lastActivity: '2026-11-19',
  notifications: true,
  ...change,
});

/** An active campaign. */
export const makeFanCampaign = (id: string, change: Partial<FanCampaign> = {}): FanCampaign => ({
  id,
  title: 'Escucha el disco antes que nadie',
  description: 'Una semana antes del lanzamiento, entero y en orden.',
  type: 'early_access',
  startDate: '2026-11-10',
  endDate: '2026-12-10',
  eligibleTiers: ['superfan', 'vip'],
  participantCount: 43,
  maxParticipants: 100,
  status: 'active',
  rewards: ['Descarga del primer sencillo'],
  ...change,
});

export const makeFanNotification = (
  id: string,
  change: Partial<FanNotification> = {},
): FanNotification => ({
  id,
  title: 'Sale hoy «Carta sin sello»',
  message: 'Un vals para el final del verano. Gracias por esperarla.',
  type: 'new_release',
  scheduledDate: null,
  sentDate: '2026-11-18T09:00:00.000Z',
  recipientCount: 12_840,
  openRate: 41.3,
  clickRate: 17.8,
  status: 'sent',
  targetTiers: [],
  trackTitle: 'Carta sin sello',
  ...change,
});

/** A listener's view of a campaign. */
export const makeCampaignOffer = (
  id: string,
  change: Partial<CampaignOffer> = {},
): CampaignOffer => ({
  id,
  title: 'Escucha el disco antes que nadie',
  description: 'Una semana antes del lanzamiento, entero y en orden.',
  type: 'early_access',
  endDate: '2026-12-10',
  participantCount: 43,
  maxParticipants: 100,
  rewards: ['Descarga del primer sencillo'],
  isIn: false,
  ...change,
});
