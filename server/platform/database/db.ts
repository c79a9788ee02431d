import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from '#drizzle/pg-core.ts';

/**
 * The embedded engine has one connection: inside a transaction use only the transaction, or the
 * two deadlock.
 */
export type Db = PgDatabase<NodePgQueryResultHKT>;
