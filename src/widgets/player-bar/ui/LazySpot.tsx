import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import type { SpotControlsProps, SpotWordsProps } from './Spot';

export const SpotWords = lazyPart<'SpotWords', SpotWordsProps>(
  () => import('./Spot'),
  'SpotWords',
  LeftOut,
);
export const SpotControls = lazyPart<'SpotControls', SpotControlsProps>(
  () => import('./Spot'),
  'SpotControls',
  LeftOut,
);
