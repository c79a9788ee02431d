import { integer, text } from '#drizzle/pg-core.ts';
import type { SubscriptionType, User } from '#contract/user.ts';
import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';

/** What is kept of how a track was heard; null for what was counted before it was kept. */
export function circumstances() {
  return {
    /** The listener's number, which stays when the account is gone: how many there were can be told for good. */
    listenerNumber: integer('listener_number'),
    source: text('source').$type<PlaySource['kind']>(),
    /** The playlist that it was started from, which may be gone by now. */
    playlistId: text('playlist_id'),
    /** Of the account, then. */
    country: text('country').$type<User['country']>(),
    plan: text('plan').$type<SubscriptionType>(),
    device: text('device').$type<DeviceKind>(),
  };
}
