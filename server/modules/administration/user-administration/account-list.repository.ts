import { and, asc, desc, eq, ne, type SQL, sql } from '#drizzle/orm.ts';
import {
  adminUserPageSize,
  type AdminUserQuery,
  type AdminUserSort,
  adminUsersMost,
} from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listeningTotalTable } from '../../listening/play/listening-total.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { parseSearchQuery, type SearchQuery } from '../../../platform/search-text/search-query.ts';
import { foundAccounts, houseId, type UserRow } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { namedArtistsOf } from '../../catalogue/artist/index.ts';

export type AccountRow = Pick<
  UserRow,
  | 'id'
  | 'displayName'
  | 'email'
  | 'emailVerifiedAt'
  | 'subscriptionType'
  | 'planPeriod'
  | 'paidUntil'
  | 'cancelledPlan'
  | 'role'
  | 'rights'
  | 'joinDate'
  | 'status'
  | 'country'
  | 'isDemo'
  | 'hasTemporaryPassword'
> & { plays: number | null; artists: { id: string; name: string }[] };

const artistsMost = 5;

const spokenFor = namedArtistsOf(userTable.id, artistsMost);

const accountColumns = {
  id: userTable.id,
  displayName: userTable.displayName,
  email: userTable.email,
  emailVerifiedAt: userTable.emailVerifiedAt,
  subscriptionType: userTable.subscriptionType,
  planPeriod: userTable.planPeriod,
  paidUntil: userTable.paidUntil,
  cancelledPlan: userTable.cancelledPlan,
  role: userTable.role,
  rights: userTable.rights,
  joinDate: userTable.joinDate,
  status: userTable.status,
  country: userTable.country,
  isDemo: userTable.isDemo,
  hasTemporaryPassword: userTable.hasTemporaryPassword,
  plays: listeningTotalTable.plays,
  artists: spokenFor,
};

/** The house account belongs to nobody. */
const isSomebody = ne(userTable.id, houseId);

const listenedBy = eq(listeningTotalTable.listenerId, userTable.id);

const sortColumns = {
  name: userTable.sortKey,
  email: nameOrder(userTable.email),
  joinDate: userTable.createdAt,
};

/** Two statements, whose cost does not grow with the table. Of too many matches it takes any. */
export async function findAccounts(
  db: Db,
  { q = '', sort = 'name', page = 1, ...filters }: AdminUserQuery,
): Promise<{ rows: AccountRow[]; counted: number }> {
  const search = parseSearchQuery(q);
  if (search === null && q.trim() !== '') return { rows: [], counted: 0 };
  const isListed = and(isSomebody, filteredBy(filters), search ? isFound(db, search) : undefined);
  const first = db
    .select({ id: userTable.id })
    .from(userTable)
    .where(isListed)
    .limit(adminUsersMost + 1);
  const [counted, rows] = await Promise.all([
    db.$count(first.as('counted')),
    selectAccounts(db)
      .where(isListed)
      .orderBy(...orderBy(sort))
      .limit(adminUserPageSize)
      .offset((page - 1) * adminUserPageSize),
  ]);
  return { rows, counted };
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await selectAccounts(db).where(and(eq(userTable.id, id), isSomebody));
  return row ?? null;
}

function selectAccounts(db: Db) {
  return db
    .select(accountColumns)
    .from(userTable)
    .leftJoin(listeningTotalTable, listenedBy)
    .$dynamic();
}

function filteredBy({
  role,
  subscription,
  status,
  country,
}: Pick<AdminUserQuery, 'role' | 'subscription' | 'status' | 'country'>): SQL | undefined {
  return and(
    role && eq(userTable.role, role),
    subscription && eq(userTable.subscriptionType, subscription),
    status && eq(userTable.status, status),
    country && eq(userTable.country, country),
  );
}

/**
 * One or two letters match starts, longer queries any part. The array makes the database search
 * once, also with stale statistics.
 */
function isFound(db: Db, query: SearchQuery): SQL {
  return sql`${userTable.id} = any(array(${foundAccounts(db, query)}))`;
}

function orderBy(sort: AdminUserSort): [SQL, SQL] {
  const isDescending = sort.startsWith('-');
  const direction = isDescending ? desc : asc;
  const column = sortColumns[sort.replace(/^-/, '') as keyof typeof sortColumns];
  return [direction(column), direction(userTable.id)];
}
