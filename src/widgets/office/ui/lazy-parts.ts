import { lazyPart } from '@/shared/lib/lazy-part';

/** Its primitive is heavy, and few acts ask. */
export const ConfirmedAct = lazyPart(() => import('./ConfirmedAct'), 'ConfirmedAct');
export const MissingItem = lazyPart(
  async () => ({ MissingItem: (await import('@/shared/ui/side-panel')).MissingItem }),
  'MissingItem',
);
