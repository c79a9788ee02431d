import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';

export const SpotWords = lazyPart(() => import('./Spot'), 'SpotWords', LeftOut);
export const SpotControls = lazyPart(() => import('./Spot'), 'SpotControls', LeftOut);
