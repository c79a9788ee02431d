import { sql } from '#drizzle/orm.ts';
import {
  check,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { VatTreatment } from '#rules/tax-rules.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';

/**
 * Changes add rows, and a run names the row that it reckoned with, so a trigger keeps them. See
 * docs/product/payments.md.
 */
export const taxDetailTable = pgTable(
  'tax_detail',
  {
    id: text('id').primaryKey(),
    payeeId: text('payee_id')
      .notNull()
      .references(() => payeeTable.id),
    version: integer('version').notNull(),
    /** Of tax residence. */
    country: text('country').notNull(),
    /** Sealed by the vault; null once the person is erased, unless books need it. */
    taxId: text('tax_id'),
    vat: text('vat').$type<VatTreatment>().notNull(),
    /** Percent. */
    withholding: numeric('withholding', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
  },
  (table) => [
    uniqueIndex('tax_detail_payee_index').on(table.payeeId, table.version),
    check('tax_detail_vat_check', sql`${table.vat} in ('none', 'charged', 'reverse')`),
    check('tax_detail_withholding_check', sql`${table.withholding} between 0 and 50`),
  ],
);
