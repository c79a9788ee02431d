import { campaignStatuses } from '@/shared/contract/fan-choices.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { dayFromToday } from '@/shared/lib/form';

/** Displayed states: an active campaign before its first day is planned. */
export const shownStatuses = ['planned', ...campaignStatuses] as const;

export const shownStatus = ({
  status,
  startDate,
}: Pick<FanCampaign, 'status' | 'startDate'>): (typeof shownStatuses)[number] =>
  status === 'active' && startDate > dayFromToday(0) ? 'planned' : status;
