import { and, arrayOverlaps, type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/** Ids as `newId` makes them, of whatever they are, and those of the demo. */
const ids = /\b(?:[0-9a-hjkmnp-tv-z]{26}|usr_[\w-]+)\b/g;

const emails = /[^\s"<>(),;:\\]+@[^\s"<>(),;:\\/?&]+/g;

/**
 * Whom a text names: the ids of accounts, which the database tells from other ids, and emails, also
 * of those who have no account yet. An erasure then finds the row by an index. See
 * docs/product/personal-data.md.
 */
export function peopleNamedIn(text: string): SQL {
  const found = text.toLowerCase().match(emails) ?? [];
  // In an address, an email follows what these separate.
  const addressed = found.flatMap((email) => [email, email.split(/[/?&=]/).pop() ?? '']);
  return sql`people_in(${sql.param([...new Set(text.match(ids))])}::text[]) || ${sql.param([...new Set(addressed)])}::text[]`;
}

/** Adds those whom the text names to a row that keeps those it had. */
export const namedBeside = (column: PgColumn, others: SQL): SQL =>
  sql`array(select distinct unnest(${column} || ${others}))`;

/** The condition is the index's own. */
export const namesPerson = (column: PgColumn, { id, email }: { id: string; email: string }) =>
  and(sql`${column} <> '{}'`, arrayOverlaps(column, [id, email.toLowerCase()]));
