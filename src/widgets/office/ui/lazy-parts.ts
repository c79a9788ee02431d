import { lazyPart } from '@/shared/lib/lazy-part';

/** Its primitive is heavy, and few remove anything. */
export const RemoveThing = lazyPart(() => import('./RemoveThing'), 'RemoveThing');
