/** Streams of the artist from which each tier begins, rising. See docs/product/fans.md. */
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

export const fanNoticeTypes = ['new_release', 'concert', 'exclusive', 'general'] as const;

export const fanNoticeStatuses = ['sent', 'scheduled', 'draft'] as const;

export const fanLimits = {
  titleMax: 100,
  /** Characters of a message or a description. */
  textMax: 500,
  /** Rewards of a campaign, and the characters of one. */
  rewardsMax: 10,
  rewardMax: 100,
  /** Participants of a campaign. */
  participants: 100,
  participantsMax: 1_000_000,
  /** Fans per page. */
  page: 20,
  /** Participants per page. */
  participantPage: 100,
  /** Days for which participants still see a campaign that is over. */
  endedDays: 30,
  top: 5,
  /** Campaigns or notifications of an artist in a list. */
  toldMost: 500,
  /** Notifications per page. */
  noticePage: 20,
  /** The count of unread ones stops here. */
  unreadMost: 100,
  /** Notifications of one artist that a listener gets within `noticesHours`. */
  noticesMost: 2,
  noticesHours: 24,
  /** Days ahead that a notification may be scheduled. */
  plannedDays: 365,
} as const;

/** Returns the tier for a number of counted streams of the artist. */
export const tierOf = (streams: number): FanTier =>
  fanTiers.findLast((tier) => streams >= fanTierStreams[tier]) ?? 'casual';
