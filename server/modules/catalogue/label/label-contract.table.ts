import { sql } from '#drizzle/orm.ts';
import { bigint, check, date, index, numeric, pgTable, text } from '#drizzle/pg-core.ts';
import type { ContractStatus } from '#contract/label.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { labelTable } from './label.table.ts';

/**
 * A pending contract is an offer. An exclusion constraint in the migrations allows one active
 * contract per artist and day. See docs/product/ownership.md.
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
    /** Percent for the artist. */
    royaltyRate: numeric('royalty_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    status: text('status').$type<ContractStatus>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Inclusive. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** When the artist first joined, also under an earlier contract. */
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    /** Millionths of a euro, paid before this server kept accounts. */
    paidBefore: bigint('paid_before', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Normalised email, for an artist without members. */
    offeredTo: text('offered_to'),
    /** The account that opened the offer's link. */
    claimedBy: text('claimed_by').references(() => userTable.id, { onDelete: 'set null' }),
    /** Declined offers stay pending, so that they never take effect. */
    declinedOn: date('declined_on', { mode: 'string' }),
  },
  (table) => [
    index('label_contract_offered_to_index')
      .on(table.offeredTo)
      .where(sql`${table.offeredTo} is not null`),
    index('label_contract_claimed_by_index')
      .on(table.claimedBy)
      .where(sql`${table.claimedBy} is not null`),
    index('label_contract_artist_index').on(table.artistId),
    index('label_contract_label_index').on(table.labelId),
    check('label_contract_royalty_rate_check', sql`${table.royaltyRate} between 0 and 100`),
    check('label_contract_dates_check', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
