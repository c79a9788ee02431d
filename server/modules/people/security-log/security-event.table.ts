import { index, integer, jsonb, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from '#contract/security-log.ts';
import { userTable } from '../user/user.table.ts';

/**
 * A trigger forbids changes, and deletion within 400 days. Ids lead nowhere once an account is
 * deleted.
 */
export const securityEventTable = pgTable(
  'security_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The database's clock. */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    kind: text('kind').$type<SecurityKind>().notNull(),
    outcome: text('outcome').$type<SecurityOutcome>().notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    /** No personal data. */
    detail: jsonb('detail').$type<SecurityEvent['detail']>(),
  },
  (table) => [
    index('security_event_at_index').on(table.at),
    index('security_event_kind_index').on(table.kind, table.id),
    index('security_event_actor_index').on(table.actorId),
    index('security_event_subject_index').on(table.subjectId),
  ],
);

/** Addresses are deleted with the account while events stay. */
export const securityAddressTable = pgTable(
  'security_address',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => securityEventTable.id, { onDelete: 'cascade' }),
    /** Actor, else subject; null for a visitor. */
    personId: text('person_id').references(() => userTable.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (table) => [index('security_address_person_index').on(table.personId)],
);
