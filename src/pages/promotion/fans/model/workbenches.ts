import { lazyPart } from '@/shared/lib/lazy-part';

export const CampaignWorkbench = lazyPart(
  () => import('../ui/form/CampaignWorkbench'),
  'CampaignWorkbench',
);
export const NotificationWorkbench = lazyPart(
  () => import('../ui/form/NotificationWorkbench'),
  'NotificationWorkbench',
);
