/** The tiers of fans and the counted streams of the artist that each begins with, rising. See docs/product/fans.md. */
export const fanTierStreams = { casual: 0, regular: 100, superfan: 500, vip: 1000 } as const;

export type FanTier = keyof typeof fanTierStreams;

export const fanTiers = ['casual', 'regular', 'superfan', 'vip'] as const satisfies FanTier[];

/** What a Fans First campaign offers, in the order of the choices. */
export const campaignTypes = [
  'early_access',
  'exclusive_merch',
  'meet_greet',
  'concert_tickets',
  'behind_scenes',
] as const;

export const campaignStatuses = ['active', 'completed', 'cancelled', 'draft'] as const;

/** What a notification to fans is about, in the order of the choices. */
export const fanNoticeTypes = ['new_release', 'concert', 'exclusive', 'general'] as const;

export const fanNoticeStatuses = ['sent', 'scheduled', 'draft'] as const;

export const fanLimits = {
  /** Letters of a title. */
  titleMax: 100,
  /** Letters of a message or a description. */
  textMax: 500,
  /** Rewards of a campaign, and the letters of one. */
  rewardsMax: 10,
  rewardMax: 100,
  /** Participants of a campaign. */
  participants: 100,
  participantsMax: 1_000_000,
  /** Fans in a part of the list. */
  page: 20,
  /** Participants of a campaign in a part of the list. */
  participantPage: 100,
  /** Days for which those who took part still read what is over. */
  endedDays: 30,
  /** Fans of the overview. */
  top: 5,
  /** Campaigns or notifications of an artist that are told. */
  toldMost: 500,
  /** Notifications of a listener in a part of the list. */
  noticePage: 20,
  /** More unread ones are not counted. */
  unreadMost: 100,
  /** Notifications of one artist that reach a listener in any so many hours. */
  noticesMost: 2,
  noticesHours: 24,
  /** Days ahead that a notification may be planned for. */
  plannedDays: 365,
} as const;

/** The tier that so many counted streams of an artist make. */
export const tierOf = (streams: number): FanTier =>
  fanTiers.findLast((tier) => streams >= fanTierStreams[tier]) ?? 'casual';
