import { marqueeStatuses } from '@/shared/contract/marquee-limits.ts';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { dayFromToday } from '@/shared/lib/form';

/**
 * An active campaign is planned until its first day; one that would begin waits while its budget
 * is not approved.
 */
export const shownStatuses = ['planned', 'waiting', ...marqueeStatuses] as const;

export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatus = (
  {
    status,
    startDate,
    approval,
  }: Pick<MarqueeCampaign, 'status' | 'startDate'> & Partial<Pick<MarqueeCampaign, 'approval'>>,
  today = dayFromToday(0),
): ShownStatus => {
  if (status === 'active') return startDate > today ? 'planned' : status;
  const mayBegin = status === 'draft' || status === 'paused';
  return mayBegin && approval?.state === 'waiting' ? 'waiting' : status;
};
