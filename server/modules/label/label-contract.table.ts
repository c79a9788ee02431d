import { sql } from '#drizzle/orm.ts';
import { bigint, check, date, index, numeric, pgTable, text } from '#drizzle/pg-core.ts';
import type { ContractStatus } from '#contract/label.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';
import { labelTable } from './label.table.ts';

/**
 * Contracts between labels and artists; a pending one is an offer. An exclusion constraint in the
 * migrations allows one active contract per artist and day. See docs/product/ownership.md.
 */
export const labelContractTable = pgTable(
  'label_contract',
  {
    id: text('id').primaryKey(),
    labelId: text('label_id')
      .notNull()
      .references(() => labelTable.id),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    /** Percent of the earnings that the label pays the artist. */
    royaltyRate: numeric('royalty_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    status: text('status').$type<ContractStatus>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day, inclusive. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** When the artist first joined the label. */
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    /** Paid before this server kept accounts, in millionths of a euro. */
    paidBefore: bigint('paid_before', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Normalised email of the account that receives the offer while the artist has no members. */
    offeredTo: text('offered_to'),
    /** The account that opened the link in the offer's email. */
    claimedBy: text('claimed_by').references(() => userTable.id, { onDelete: 'set null' }),
    /** A declined offer stays pending, so that it never takes effect. */
    declinedOn: date('declined_on', { mode: 'string' }),
  },
  (table) => [
    index('label_contract_offered_to_index')
      .on(table.offeredTo)
      .where(sql`${table.status} = 'pending'`),
    index('label_contract_claimed_by_index')
      .on(table.claimedBy)
      .where(sql`${table.status} = 'pending'`),
    index('label_contract_artist_index').on(table.artistId),
    index('label_contract_label_index').on(table.labelId),
    check('label_contract_royalty_rate_check', sql`${table.royaltyRate} between 0 and 100`),
    check('label_contract_dates_check', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
