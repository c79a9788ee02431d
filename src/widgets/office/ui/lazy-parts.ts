import { lazyPart } from '@/shared/lib/lazy-part';

/** Loaded on demand: its primitive is heavy. */
export const RemoveThing = lazyPart(() => import('./RemoveThing'), 'RemoveThing');
