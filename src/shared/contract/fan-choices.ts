/** Least streams of the artist. See docs/product/fans.md. */
export const fanTierStreams = { casual: 0, regular: 100, superfan: 500, vip: 1000 } as const;

export type FanTier = keyof typeof fanTierStreams;

export const fanTiers = ['casual', 'regular', 'superfan', 'vip'] as const satisfies FanTier[];

export const campaignTypes = [
  'early_access',
  'exclusive_merch',
  'meet_greet',
  'concert_tickets',
  'behind_scenes',
] as const;

export const campaignStatuses = ['active', 'completed', 'cancelled', 'draft'] as const;

export const fanNotificationTypes = ['new_release', 'concert', 'exclusive', 'general'] as const;

export const fanNotificationStatuses = ['sent', 'scheduled', 'draft'] as const;

export const fanLimits = {
  titleMax: 100,
  textMax: 500,
  rewardsMax: 10,
  rewardMax: 100,
  participants: 100,
  participantsMax: 1_000_000,
  page: 20,
  participantPage: 100,
  endedDays: 30,
  top: 5,
  toldMost: 500,
  noticePage: 20,
  unreadMost: 100,
  /** Written as a word in `pages.promotion.fans`. */
  notificationsMost: 2,
  notificationsHours: 24,
  plannedDays: 365,
} as const;

export const getTier = (streams: number): FanTier =>
  fanTiers.findLast((tier) => streams >= fanTierStreams[tier]) ?? 'casual';
