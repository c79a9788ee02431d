import { sql } from '#drizzle/orm.ts';
import { date, index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { OwnStudentProof } from '#contract/student.ts';
import { userTable } from '../user/user.table.ts';

type Request = NonNullable<OwnStudentProof['request']>;

/** The price of the plan Student needs one. See docs/product/plans.md. */
export const studentProofTable = pgTable(
  'student_proof',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The proven address at a school, normalised; null where staff checked. */
    email: text('email').unique(),
    /** Last day. */
    until: date('until', { mode: 'string' }).notNull(),
    /** When the person was told that it ends. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
  },
  (table) => [index('student_proof_until_index').on(table.until)],
);

/** An account's last one. */
export const studentRequestTable = pgTable(
  'student_request',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    school: text('school').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<Request['state']>().notNull().default('open'),
    reason: text('reason').notNull().default(''),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('student_request_waiting_index')
      .on(table.askedAt, table.userId)
      .where(sql`${table.state} = 'open'`),
  ],
);
