import { eq, sql } from '#drizzle/orm.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeVault } from '../../platform/vault/vault.ts';
import { makeOlderDatabase } from '../../testing/make-older-database.ts';
import { faro, uno } from '../../testing/start-payment-app.ts';
import { setUpRoyalties } from '../../testing/set-up-royalties.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { openAccount } from '../payout-account/index.ts';
import { sealAccount } from '../payout-account/sealed-account.ts';
import { findPayee, findPayeeOf, takePayee, takePayees } from './index.ts';
import { payeeTable } from './payee.table.ts';

/** The last migration before payees had ids. */
const named = 91;

const account = { country: 'ES', holder: 'Casa', iban: 'ES9121000418450200051332' };

// Proves payments: Payees of older versions
test('an older database has its payees carried over, with what was sealed for them', async () => {
  const vault = makeVault('a key of the deployment');
  const sealed = sealAccount(vault, 'label lbl_1', account);
  const older = await makeOlderDatabase(named, async (db) => {
    await db.execute(sql`insert into label (id, name, name_key) values ('lbl_1', 'Casa', 'casa')`);
    await db.execute(sql`
      insert into artist (id, name, genre, country, bio, social_links, related_ids)
      values ('art_1', 'Uno', 'Pop', 'ES', '', '{}', '{}')`);
    await db.execute(sql`
      insert into "user" (id, username, display_name, email, join_date, created_at) values ('usr_1', 'pia', 'Pía', 'pia@example.com', now(), now())`);
    await db.execute(sql`insert into payee (id, user_id, since) values ('pia', 'usr_1', now())`);
    await db.execute(sql`
      insert into statement (id, artist_id, label_id, payee_id, month, issued_at, streams, earned,
        payable, carried, lines)
      select id, artist, label, person, '2026-10', now(), 0, 0, 0, 0, '[]'
      from (values ('of-label', null, 'lbl_1', null), ('under', 'art_1', 'lbl_1', null),
        ('own', 'art_1', null, null), ('person', null, null, 'pia'))
        as stated (id, artist, label, person)`);
    await db.execute(sql`
      insert into payout_account (id, label_id, version, country, account, fingerprint, set_at,
        actor_id, actor_name)
      values ('pac_1', 'lbl_1', 1, 'ES', ${sealed.account}, ${sealed.fingerprint}, now(), 'usr_1', 'Luz')`);
    await db.execute(sql`
      insert into payment_hold (receiver, position, reason, at, actor_id)
      values ('payee pia', 1, 'Falta un dato', now(), 'usr_1'), ('artist art_gone', 1, 'x', now(), 'usr_1')`);
    await db.execute(sql`
      insert into decision_notice (user_id, decision_id, subject, item_id, outcome, title, at)
      values ('usr_1', 'dec_1', 'payment', 'label lbl_1', 'asked', 'Casa', now()),
        ('usr_1', 'dec_2', 'payment', 'run-1 payee pia', 'returned', 'Pía', now())`);
    await db.execute(sql`
      insert into job (kind, key, payload, run_at)
      values ('payment-run.ask', 'one', '{"receiver": {"kind": "label", "id": "lbl_1"}, "name": "Casa"}', now()),
        ('payment-run.message', 'two', '{"id": "run-1", "answers": [
          {"receiver": "artist art_1", "outcome": "returned"}, {"receiver": "label lbl_1"}]}', now())`);
  });
  const { db, close } = await openDatabase(older, { flushed: false });
  const read = async <Row extends object>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row & Record<string, unknown>>(query)).rows;
  const label = await findPayeeOf(db, { kind: 'label', id: 'lbl_1' });
  const artist = await findPayeeOf(db, { kind: 'artist', id: 'art_1' });
  const [stored] = await read<{ account: string; fingerprint: string }>(
    sql`select account, fingerprint from payout_account where payee_id = ${label?.id ?? ''}`,
  );
  const seen = {
    account: label && stored && openAccount(vault, label.reference, stored),
    statements: await read(sql`select id, payee_id from statement order by id`),
    holds: await read(sql`select payee.kind, payee.user_id, hold.reason from payment_hold as hold
      join payee on payee.id = hold.receiver order by 1 desc`),
    items: await read(sql`select item_id from decision_notice order by decision_id`),
    jobs: await read(sql`select payload from job where key in ('one', 'two') order by key`),
  };
  await close();
  await older.remove();
  expect(label).toMatchObject({ kind: 'label', name: 'Casa', reference: 'label lbl_1' });
  expect(seen).toEqual({
    account,
    statements: [
      { id: 'of-label', payee_id: label?.id },
      { id: 'own', payee_id: artist?.id },
      { id: 'person', payee_id: 'pia' },
      { id: 'under', payee_id: label?.id },
    ],
    holds: [
      { kind: 'person', user_id: 'usr_1', reason: 'Falta un dato' },
      { kind: 'artist', user_id: null, reason: 'x' },
    ],
    items: [{ item_id: label?.id }, { item_id: 'run-1 pia' }],
    jobs: [
      { payload: { payeeId: label?.id, name: 'Casa' } },
      {
        payload: {
          id: 'run-1',
          answers: [{ receiver: artist?.id, outcome: 'returned' }, { receiver: label?.id }],
        },
      },
    ],
  });
});

const tonada = setUpRoyalties();

test('an owner is one payee, whatever is taken at once', async () => {
  const owners = [faro, uno].map((id) => ({ kind: 'artist', id }) as const);
  const taken = await Promise.all(
    [owners, owners.toReversed()].map(async (each) => {
      const getId = await takePayees(tonada.db, each, tonada.clock());
      return owners.map(getId);
    }),
  );
  expect(taken[0]).toEqual(taken[1]);
  const nobody = { kind: 'artist', id: 'art_none' } as const;
  await expect(takePayee(tonada.db, nobody, tonada.clock())).rejects.toThrow('art_none');
});

// Proves payments: A payee outlives what it pays
test('a payee survives a rename, a merger and a deletion', async () => {
  const { db } = tonada;
  await tonada.pay('run-1', [tonada.labelId]);
  await db.update(labelTable).set({ name: 'Casa Nueva' }).where(eq(labelTable.id, tonada.labelId));
  expect(await tonada.payeeOf('label', tonada.labelId)).toBe(tonada.ofLabel);
  expect(await findPayee(db, tonada.ofLabel)).toMatchObject({ name: 'Casa Nueva' });
  // As ordered.
  expect((await tonada.readResult('run-1')).transfers).toMatchObject([
    { receiver: tonada.ofLabel, name: 'Casa', state: 'paid' },
  ]);

  // The other artist has no payee: the merged one's goes on with it.
  await db.insert(artistTable).values({
    id: 'art_merged',
    name: 'Uno y Dos',
    genre: 'Pop',
    country: 'ES',
    bio: '',
    socialLinks: {},
    relatedIds: [],
  });
  const isUno = eq(payeeTable.id, tonada.ofUno);
  await db.update(payeeTable).set({ artistId: 'art_merged' }).where(isUno);
  expect((await tonada.plan(['direct'])).payees).toMatchObject([
    { receiver: tonada.ofUno, name: 'Uno y Dos', amount: 3.5 },
  ]);
  await db.delete(artistTable).where(eq(artistTable.id, 'art_merged'));
  expect((await tonada.plan(['direct'])).payees).toMatchObject([
    { receiver: tonada.ofUno, name: 'Uno', amount: 3.5 },
  ]);
  await db.update(payeeTable).set({ artistId: uno }).where(isUno);

  const person = await tonada.signIn({ displayName: 'Pía' });
  const payee = await tonada.payeeOf('person', person.id);
  await db.execute(sql`delete from "user" where id = ${person.id}`);
  expect(await findPayee(db, payee)).toMatchObject({ kind: 'person', name: '', userId: null });
});
