import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { userTable } from '../user/user.table.ts';

/**
 * What a mailed link does: `address` proves the email of an account, `change` and `staff-change` give an account the
 * email to which the link went, `offer` gives an offer to the account that opens it.
 */
export type ProofPurpose = 'address' | 'change' | 'staff-change' | 'offer';

/** Links that prove who reads the mail of an address; the row goes when the link is used. */
export const emailProofTable = pgTable(
  'email_proof',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<ProofPurpose>().notNull(),
    /** Where the link went, normalised. */
    email: text('email').notNull(),
    /** Whose email it is or becomes; null for an offer. */
    userId: text('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** The offer; null for the others. */
    contractId: text('contract_id').references(() => labelContractTable.id, {
      onDelete: 'cascade',
    }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('email_proof_user_index').on(table.userId),
    index('email_proof_contract_index').on(table.contractId),
    index('email_proof_expires_at_index').on(table.expiresAt),
  ],
);
