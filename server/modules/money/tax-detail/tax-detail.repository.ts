import { desc, eq, type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { TaxTerms } from '#contract/tax-detail.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Payee } from '../../catalogue/payee/index.ts';
import { taxDetailTable } from './tax-detail.table.ts';

export type TaxDetailRow = typeof taxDetailTable.$inferSelect;

export async function findTaxDetail(
  db: Db,
  { id }: Pick<Payee, 'id'>,
): Promise<TaxDetailRow | null> {
  const [row] = await db
    .select()
    .from(taxDetailTable)
    .where(eq(taxDetailTable.payeeId, id))
    .orderBy(desc(taxDetailTable.version))
    .limit(1);
  return row ?? null;
}

/** @returns null if the version exists. */
export async function addTaxDetail(
  tx: Db,
  row: typeof taxDetailTable.$inferInsert,
): Promise<TaxDetailRow | null> {
  const [added] = await tx.insert(taxDetailTable).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The present `tax` of a `receiver`. */
export const lastTaxOf = (receiver: SQL) => sql`
  left join lateral (
    select named.id, named.vat, named.withholding::float8 as withholding
    from ${taxDetailTable} as named where named.payee_id = ${receiver}
    order by named.version desc limit 1
  ) as tax on true`;

const toSubject = ({ reference }: Pick<Payee, 'reference'>) => `tax ${reference}`;

export const sealTaxId = (vault: Vault, payee: Pick<Payee, 'reference'>, taxId: string): string =>
  vault.seal(taxId, toSubject(payee));

/** The id is empty once the person is erased. */
export function openTaxDetail(
  vault: Vault,
  payee: Pick<Payee, 'reference'>,
  row: Pick<TaxDetailRow, 'country' | 'taxId' | 'vat' | 'withholding'>,
): TaxTerms {
  const { country, taxId, vat, withholding } = row;
  const opened = taxId === null ? '' : vault.open(taxId, toSubject(payee));
  return { country, taxId: opened, vat, withholding };
}

/**
 * @param payees whose.
 * @param isKept by the id of a row: what was reckoned with is kept, as books are.
 */
export async function forgetTaxIds(
  tx: Db,
  payees: SQL,
  isKept: (id: SQLWrapper) => SQL,
): Promise<void> {
  const { id, payeeId } = taxDetailTable;
  await tx
    .update(taxDetailTable)
    .set({ taxId: null })
    .where(sql`${payeeId} in (${payees}) and not ${isKept(id)}`);
}
