import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/**
 * `address` proves an account's email, `change` and `staff-change` replace it, `offer` assigns an
 * offer to the account that opens it, `student` proves an email at a school.
 */
export type ProofPurpose = 'address' | 'change' | 'staff-change' | 'offer' | 'student';

export const emailProofTable = pgTable(
  'email_proof',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<ProofPurpose>().notNull(),
    /** Normalised recipient. */
    email: text('email').notNull(),
    /** Null for an offer. */
    userId: text('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** Only for an offer. */
    contractId: text('contract_id').references(() => labelContractTable.id, {
      onDelete: 'cascade',
    }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('email_proof_user_index').on(table.userId),
    index('email_proof_contract_index').on(table.contractId),
    index('email_proof_expires_at_index').on(table.expiresAt),
    index('email_proof_email_index').on(table.email),
  ],
);
