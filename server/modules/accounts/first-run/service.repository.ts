import { ne, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { changeUser, houseId } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { serviceTable } from './service.table.ts';

type Service = { name: string | null; setUpCode: string | null; restoringSince: Date | null };

const unnamed: Service = { name: null, setUpCode: null, restoringSince: null };

const { name, setUpCode, restoringSince } = serviceTable;
const columns = { name, setUpCode, restoringSince };

export async function findService(db: Db): Promise<Service> {
  const [row] = await db.select(columns).from(serviceTable);
  return row ?? unnamed;
}

/** Locks the service until the transaction ends. */
export async function holdService(tx: Db): Promise<Service> {
  const [row] = await tx.select(columns).from(serviceTable).for('update');
  return row ?? unnamed;
}

export async function changeService(db: Db, changes: Partial<Service>): Promise<void> {
  await db
    .insert(serviceTable)
    .values({ id: 1, ...changes })
    .onConflictDoUpdate({ target: serviceTable.id, set: changes });
}

export async function renameHouse(tx: Db, displayName: string): Promise<void> {
  await changeUser(tx, houseId, { displayName });
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select exists (select from ${userTable} where ${ne(userTable.id, houseId)}) as "isThere"`,
  );
  return rows[0]?.isThere === true;
}
