import { integer, text } from '#drizzle/pg-core.ts';
import type { SubscriptionType, User } from '#contract/user.ts';
import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';

/** Null for plays counted before these columns existed. */
export function circumstances() {
  return {
    /** Survives the account's deletion, so that listeners can still be counted. */
    listenerNumber: integer('listener_number'),
    source: text('source').$type<PlaySource['kind']>(),
    /** No reference: the playlist may be deleted. */
    playlistId: text('playlist_id'),
    /** The account's country at that time. */
    country: text('country').$type<User['country']>(),
    plan: text('plan').$type<SubscriptionType>(),
    device: text('device').$type<DeviceKind>(),
  };
}
