import { integer, text } from '#drizzle/pg-core.ts';
import type { SubscriptionType, User } from '#contract/user.ts';
import type { DeviceKind } from './get-device.ts';
import type { PlaySource } from '../../catalogue/track/index.ts';

/** Null for older plays. */
export function circumstances() {
  return {
    /** Survives the account, so that listeners can still be counted. */
    listenerNumber: integer('listener_number'),
    source: text('source').$type<PlaySource['kind']>(),
    /** May be deleted later. */
    playlistId: text('playlist_id'),
    /** The country at that time. */
    country: text('country').$type<User['country']>(),
    plan: text('plan').$type<SubscriptionType>(),
    device: text('device').$type<DeviceKind>(),
  };
}
