import { and, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { oidcIdentityTable } from './oidc-identity.table.ts';

const { issuer: issuerColumn, subject: subjectColumn, userId: userColumn } = oidcIdentityTable;

type Identity = { issuer: string; subject: string };

export async function findIdentityUser(
  db: Db,
  { issuer, subject }: Identity,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: userColumn })
    .from(oidcIdentityTable)
    .where(and(eq(issuerColumn, issuer), eq(subjectColumn, subject)));
  return row?.userId ?? null;
}

/** False if the identity has an account, or the account an identity of this issuer. */
export async function insertIdentity(
  tx: Db,
  identity: typeof oidcIdentityTable.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(oidcIdentityTable)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: userColumn });
  return added.length > 0;
}

export async function findLinkedAt(db: Db, issuer: string, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ linkedAt: oidcIdentityTable.linkedAt })
    .from(oidcIdentityTable)
    .where(and(eq(issuerColumn, issuer), eq(userColumn, userId)));
  return row?.linkedAt ?? null;
}

export async function deleteIdentity(tx: Db, issuer: string, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(oidcIdentityTable)
    .where(and(eq(issuerColumn, issuer), eq(userColumn, userId)))
    .returning({ userId: userColumn });
  return deleted.length > 0;
}

export async function deleteIdentities(tx: Db, userId: string): Promise<void> {
  await tx.delete(oidcIdentityTable).where(eq(userColumn, userId));
}
