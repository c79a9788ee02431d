import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { labelContractTable } from './label-contract.table.ts';
import { labelMemberTable } from './label-member.table.ts';

/** The ids of the accounts that work for a label. */
export const workersOf = (label: SQLWrapper | string | null): SQL =>
  sql`select worker.user_id from ${labelMemberTable} as worker where worker.label_id = ${sql`${label}`}`;

/** The ids of the labels for which an account works. */
export const labelsOf = (user: SQLWrapper | string): SQL =>
  sql`select worked.label_id from ${labelMemberTable} as worked where worked.user_id = ${sql`${user}`}`;

/** As a condition: an account works for a label that has or had the artist. */
export const worksWith = (user: SQLWrapper | string | null, artist: string | null): SQL =>
  sql`exists (select from ${labelMemberTable} as worker
    join ${labelContractTable} as contract on contract.label_id = worker.label_id
    where worker.user_id = ${user} and contract.artist_id = ${artist})`;
