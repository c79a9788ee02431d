import type { Listener } from '../catalogue-types.ts';

/** A hand-written listener; the key is the username. */
export type ListenerSheet = Pick<
  Listener,
  'username' | 'displayName' | 'country' | 'subscriptionType' | 'joinDate' | 'bio'
> & { language?: Listener['language'] };
