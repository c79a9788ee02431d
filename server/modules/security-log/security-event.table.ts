import { index, integer, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from '#contract/security-log.ts';
import { userTable } from '../user/user.table.ts';

/**
 * What touched the security of accounts and of the service. A trigger lets nobody change a row, nor delete one of the
 * last 400 days. It names accounts by their ids alone, which lead to nobody once the account is deleted.
 */
export const securityEventTable = pgTable(
  'security_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** By the clock of the database, which all servers share. */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    kind: text('kind').$type<SecurityKind>().notNull(),
    outcome: text('outcome').$type<SecurityOutcome>().notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    /** Nothing personal. */
    detail: jsonb('detail').$type<SecurityEvent['detail']>(),
  },
  (table) => [
    index('security_event_at_index').on(table.at),
    index('security_event_kind_index').on(table.kind, table.id),
    index('security_event_actor_index').on(table.actorId),
    index('security_event_subject_index').on(table.subjectId),
  ],
);

/** From which network address an event came: apart, so that it goes with the account while the event stays. */
export const securityAddressTable = pgTable(
  'security_address',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => securityEventTable.id, { onDelete: 'cascade' }),
    /** Whose address it may be: the actor's, else the subject's; null for an unknown visitor. */
    personId: text('person_id').references(() => userTable.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (table) => [index('security_address_person_index').on(table.personId)],
);
