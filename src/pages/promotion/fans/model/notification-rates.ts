import type { FanNotification } from '@/shared/contract/notification.ts';

type Counted = Pick<FanNotification, 'recipientCount' | 'openRate' | 'clickRate' | 'trackTitle'>;

/** Percent of recipients who opened it; null without recipients. */
export const getOpened = ({
  recipientCount,
  openRate,
}: Omit<Counted, 'clickRate' | 'trackTitle'>) => (recipientCount === 0 ? null : openRate);

/** Percent of recipients who followed its link; null without recipients or link. */
export const getClicked = ({ recipientCount, clickRate, trackTitle }: Omit<Counted, 'openRate'>) =>
  // The song may be deleted since.
  recipientCount === 0 || (trackTitle === null && clickRate === 0) ? null : clickRate;
