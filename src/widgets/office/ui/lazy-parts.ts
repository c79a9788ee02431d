import { lazyPart } from '@/shared/lib/lazy-part';

/** Its primitive is heavy. */
export const RemoveThing = lazyPart(() => import('./RemoveThing'), 'RemoveThing');
