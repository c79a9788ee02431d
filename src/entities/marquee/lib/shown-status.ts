import { marqueeStatuses } from '@/shared/contract/marquee-limits.ts';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { dayFromToday } from '@/shared/lib/form';

/** An active campaign is planned until its first day. */
export const shownStatuses = ['planned', ...marqueeStatuses] as const;

export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatus = (
  { status, startDate }: Pick<MarqueeCampaign, 'status' | 'startDate'>,
  today = dayFromToday(0),
): ShownStatus => (status === 'active' && startDate > today ? 'planned' : status);
