import { sql } from '#drizzle/orm.ts';
import { check, date, index, integer, numeric, pgTable, text } from '#drizzle/pg-core.ts';
import type { ContractStatus } from '#contract/label.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

/**
 * A label known only from albums has just a name; sums are computed on request. See
 * docs/product/ownership.md.
 */
export const labelTable = pgTable(
  'label',
  {
    id: text('id').primaryKey(),
    /** Albums refer to labels by name. */
    name: text('name').notNull().unique(),
    /** Lower case, trimmed. */
    email: text('email').unique(),
    website: text('website'),
    /** ISO 3166-1 alpha-2, and `UK` for the United Kingdom. */
    country: text('country'),
    foundedYear: integer('founded_year'),
    contactPerson: text('contact_person'),
    phone: text('phone'),
    /** Status of the agreement with this service. */
    contractStatus: text('contract_status').$type<ContractStatus>().notNull().default('pending'),
    /** Last day of the agreement, which a job renews; null unless it is active. */
    agreementEndsOn: date('agreement_ends_on', { mode: 'string' }),
    /** The end that was announced. */
    agreementRemindedFor: date('agreement_reminded_for', { mode: 'string' }),
    /** Percent of income that this service pays out. */
    royaltyRate: numeric('royalty_rate', { precision: 5, scale: 2, mode: 'number' }),
    nextPaymentOn: date('next_payment_on', { mode: 'string' }),
    nameKey: searchKey('name_key').notNull().default(''),
    sortKey: searchKey('sort_key').generatedAlwaysAs(sql`name_order("name")`),
  },
  (table) => [
    index('label_sort_index').on(table.sortKey, table.id),
    index('label_name_index').on(table.nameKey, table.id),
    index('label_contract_status_index').on(table.contractStatus, table.sortKey, table.id),
    index('label_full_text_index').using('gin', toFullText(table.nameKey)),
    check('label_royalty_rate_check', sql`${table.royaltyRate} between 0 and 100`),
  ],
);
