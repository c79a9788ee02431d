import type { Listener } from '../catalogue-types.ts';

/** A listener as written by hand; the key is their username. */
export type ListenerSheet = Pick<
  Listener,
  'username' | 'displayName' | 'country' | 'subscriptionType' | 'joinDate' | 'bio'
> & { language?: Listener['language'] };
