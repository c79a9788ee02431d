import { getTableName, type SQL, sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/in-transaction.ts';

type Unsealed = {
  table: PgTable;
  column: string;
  /** What the sealed text is about, from the columns of `row`. */
  about: SQL;
  /** Refuses changes of the table, and pauses meanwhile. */
  trigger?: string;
  seal: (text: string, about: string) => { text: string; fingerprint?: string };
};

const atOnce = 200;

/** Seals what older versions stored plainly, in slices. After an interruption it goes on. */
export async function sealRows(db: Db, unsealed: Unsealed): Promise<void> {
  const isPlain = sql`row.${sql.identifier(unsealed.column)} not like 's1.%'`;
  const { rows } = await db.execute(
    sql`select from ${unsealed.table} as row where ${isPlain} limit 1`,
  );
  if (rows.length === 0) return;
  while (await inTransaction(db, (tx) => sealSlice(tx, unsealed, isPlain)));
  // Dead rows would keep the plain texts.
  await db.execute(sql`vacuum full ${unsealed.table}`);
}

async function sealSlice(
  tx: Db,
  { table, column, about, trigger, seal }: Unsealed,
  isPlain: SQL,
): Promise<boolean> {
  const named = sql.identifier(getTableName(table));
  const turn = (way: 'enable' | 'disable') =>
    trigger &&
    tx.execute(sql`alter table ${named} ${sql.raw(way)} trigger ${sql.identifier(trigger)}`);
  const field = sql.identifier(column);
  await turn('disable');
  const { rows } = await tx.execute<{ place: string; text: string; about: string }>(sql`
    select row.ctid::text as place, row.${field} as text, ${about} as about
    from ${named} as row where ${isPlain} limit ${atOnce} for update`);
  const sealed = rows.map((row) => ({ place: row.place, ...seal(row.text, row.about) }));
  const texts = sql`${sql.param(sealed.map(({ text }) => text))}::text[]`;
  const places = sql`${sql.param(sealed.map(({ place }) => place))}::tid[]`;
  const fingerprints = sealed.flatMap(({ fingerprint }) => fingerprint ?? []);
  const isMarked = fingerprints.length > 0;
  await tx.execute(sql`
    update ${named} as row set ${field} = sealed.text
      ${isMarked ? sql`, fingerprint = sealed.fingerprint` : sql``}
    from unnest(${places}, ${texts}, ${isMarked ? sql`${sql.param(fingerprints)}::text[]` : texts})
      as sealed (place, text, fingerprint)
    where row.ctid = sealed.place`);
  await turn('enable');
  return rows.length === atOnce;
}
