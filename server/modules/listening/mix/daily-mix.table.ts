import { date, jsonb, pgTable, text } from '#drizzle/pg-core.ts';
import type { Mix } from '#contract/mix.ts';
import { userTable } from '../../people/user/user.table.ts';

export type MadeMix = Mix & { trackIds: string[] };

/** The mixes of a listener's latest day. */
export const dailyMixTable = pgTable('daily_mix', {
  listenerId: text('listener_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Of the listener's time zone. */
  day: date('day', { mode: 'string' }).notNull(),
  /** IANA, of the device that asked first on that day. */
  timeZone: text('time_zone'),
  mixes: jsonb('mixes').$type<MadeMix[]>().notNull(),
});
