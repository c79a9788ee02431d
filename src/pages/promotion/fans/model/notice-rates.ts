import type { FanNotice } from '@/shared/contract/notification.ts';

type Counted = Pick<FanNotice, 'recipientCount' | 'openRate' | 'clickRate' | 'trackTitle'>;

/** Percent of those who got it that opened it; null where nobody got it. */
export const openedOf = ({ recipientCount, openRate }: Omit<Counted, 'clickRate' | 'trackTitle'>) =>
  recipientCount === 0 ? null : openRate;

/** Percent of those who got it that followed its link; null where nobody got it, or it has none. */
export const clickedOf = ({ recipientCount, clickRate, trackTitle }: Omit<Counted, 'openRate'>) =>
  // The song may be gone since.
  recipientCount === 0 || (trackTitle === null && clickRate === 0) ? null : clickRate;
