import { and, eq, isNotNull, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { speakersOf } from '../artist/index.ts';
import { workersOf } from '../label/index.ts';
import { type PayeeKind, payeeTable } from './payee.table.ts';

/** What a payee pays: the id of the label, artist or account. */
export type Owner = { kind: PayeeKind; id: string };

export type Payee = {
  id: string;
  kind: PayeeKind;
  reference: string;
  /** The present one; empty once the account is deleted. */
  name: string;
  country: string | null;
  labelId: string | null;
  artistId: string | null;
  userId: string | null;
};

/** Payees by their present names, for joins on `id`. */
export const namedPayees: SQL = sql`(
  select payee.id, payee.kind, payee.reference, payee.label_id, payee.artist_id, payee.user_id,
    coalesce(label.name, artist.name, person.display_name, payee.name, '') as name,
    coalesce(label.country, artist.country, person.country) as country
  from ${payeeTable} as payee
  left join ${labelTable} as label on label.id = payee.label_id
  left join ${artistTable} as artist on artist.id = payee.artist_id
  left join ${userTable} as person on person.id = payee.user_id)`;

async function findNamed(db: Db, isWanted: SQL): Promise<Payee | null> {
  const { rows } = await db.execute<Payee>(sql`
    select payee.id, payee.kind, payee.reference, payee.name, payee.country,
      payee.label_id as "labelId", payee.artist_id as "artistId", payee.user_id as "userId"
    from ${namedPayees} as payee where ${isWanted}`);
  return rows[0] ?? null;
}

export const findPayee = (db: Db, id: string): Promise<Payee | null> =>
  findNamed(db, sql`payee.id = ${id}`);

/** Null before the first statement, account or part. */
export const findPayeeOf = (db: Db, { kind, id }: Owner): Promise<Payee | null> =>
  findNamed(db, sql`${ownerColumns[kind]} = ${id}`);

const ownerColumns = {
  label: sql`payee.label_id`,
  artist: sql`payee.artist_id`,
  person: sql`payee.user_id`,
} as const;

const ownerTables = { label: labelTable, artist: artistTable, person: userTable } as const;

/** Of a label, artist or account, also before it is a payee. */
export async function findOwner(
  db: Db,
  { kind, id }: Owner,
): Promise<Pick<Payee, 'name' | 'country'> | null> {
  const table = ownerTables[kind];
  const name = kind === 'person' ? userTable.displayName : ownerTables[kind].name;
  const [row] = await db
    .select({ name, country: table.country })
    .from(table)
    .where(eq(table.id, id));
  return row ?? null;
}

/** How logs name it: a person by the account, as long as there is one. */
export const toTarget = ({ id, kind, name, labelId, artistId, userId }: Payee) => ({
  kind: kind === 'person' ? (userId === null ? 'payee' : 'user') : kind,
  id: labelId ?? artistId ?? userId ?? id,
  name,
});

/** The ids of the accounts that speak for a payee. */
export const peopleOf = ({ kind, labelId, artistId, userId }: Payee): SQL =>
  ({
    label: workersOf(labelId),
    artist: speakersOf(artistId),
    person: sql`select ${userTable.id} from ${userTable} where ${userTable.id} = ${userId}`,
  })[kind];

/** Each owner is one payee, whatever is stated or named at once. */
export async function takePayees(
  tx: Db,
  owners: readonly Owner[],
  since: Date,
): Promise<(owner: Owner) => string> {
  const wanted = toWanted(owners);
  let found = await findTaken(tx, wanted);
  if (found.length < wanted.count) {
    await addPayees(tx, wanted, since);
    found = await findTaken(tx, wanted);
  }
  const renamed = found.filter(({ kind, name, kept }) => kind !== 'person' && name !== kept);
  if (renamed.length > 0) await keepNames(tx, renamed);
  const byOwner = {
    label: new Map(found.map((row) => [row.labelId, row.id])),
    artist: new Map(found.map((row) => [row.artistId, row.id])),
    person: new Map(found.map((row) => [row.userId, row.id])),
  };
  return ({ kind, id }) => {
    const taken = byOwner[kind].get(id);
    if (taken === undefined) throw new Error(`There is no ${kind} ${id} to pay.`);
    return taken;
  };
}

function toWanted(owners: readonly Owner[]) {
  const idsOf = (wanted: PayeeKind) => [
    ...new Set(owners.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const [labels, artists, people] = [idsOf('label'), idsOf('artist'), idsOf('person')];
  return { labels, artists, people, count: labels.length + artists.length + people.length };
}

type Wanted = ReturnType<typeof toWanted>;

const anyId = (column: SQL, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::text[])`;

/** `kept` is the name that the payee has without its owner. */
async function findTaken(tx: Db, { labels, artists, people }: Wanted) {
  const { rows } = await tx.execute<Payee & { kept: string | null }>(sql`
    select payee.id, payee.kind, payee.label_id as "labelId", payee.artist_id as "artistId",
      payee.user_id as "userId", named.name, payee.name as kept
    from ${payeeTable} as payee join ${namedPayees} as named on named.id = payee.id
    where ${anyId(sql`payee.label_id`, labels)} or ${anyId(sql`payee.artist_id`, artists)}
      or ${anyId(sql`payee.user_id`, people)}`);
  return rows;
}

/** In one order, so that two closings wait for each other without deadlock. */
async function addPayees(tx: Db, { labels, artists, people, count }: Wanted, since: Date) {
  const ids = Array.from({ length: count }, () => newId(since.getTime()));
  await tx.execute(sql`
    insert into ${payeeTable} (id, kind, label_id, artist_id, user_id, name, reference, since)
    select given.id, owner.kind, owner.label_id, owner.artist_id, owner.user_id, owner.name, given.id,
      ${since.toISOString()}::timestamptz
    from (
      select owner.*, row_number() over (order by kind, label_id, artist_id, user_id) as number
      from (
        select 'label' as kind, label.id as label_id, null as artist_id, null as user_id, label.name
        from ${labelTable} as label where ${anyId(sql`label.id`, labels)}
        union all
        select 'artist', null, artist.id, null, artist.name
        from ${artistTable} as artist where ${anyId(sql`artist.id`, artists)}
        union all
        select 'person', null, null, person.id, null
        from ${userTable} as person where ${anyId(sql`person.id`, people)}
      ) as owner
    ) as owner
    join unnest(${sql.param(ids)}::text[]) with ordinality as given (id, number) using (number)
    order by number
    on conflict do nothing`);
}

/** For when what was renamed is gone. */
async function keepNames(tx: Db, renamed: readonly Pick<Payee, 'id' | 'name'>[]): Promise<void> {
  const ids = renamed.map(({ id }) => id).toSorted();
  await tx.execute(sql`
    update ${payeeTable} as payee set name = named.name
    from ${namedPayees} as named
    where named.id = payee.id and ${anyId(sql`payee.id`, ids)}`);
}

export const takePayee = async (tx: Db, owner: Owner, since: Date): Promise<string> =>
  (await takePayees(tx, [owner], since))(owner);

/**
 * Takes an owner as a payee and reads it.
 *
 * @throws {Problem} `not-found` where it is gone.
 */
export async function holdPayee(tx: Db, owner: Owner, since: Date): Promise<Payee> {
  await takePayee(tx, owner, since);
  const payee = await findPayeeOf(tx, owner);
  if (payee === null) throw problem('not-found');
  return payee;
}

/** Those whose accounts exist. */
export function findLivingPayees(db: Db, ids: readonly string[]) {
  const { id, userId } = payeeTable;
  const { email, displayName: name } = userTable;
  return db
    .select({ id, userId: userTable.id, email, name })
    .from(payeeTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(and(anyOf(id, ids), isNotNull(userId)));
}

/** The ids of a person's payees. */
export const payeesOf = (userId: string): SQL =>
  sql`select payee.id from ${payeeTable} as payee where payee.user_id = ${userId}`;
