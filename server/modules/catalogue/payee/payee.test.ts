import { eq, sql } from '#drizzle/orm.ts';
import { expect, test } from 'vitest';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { setUpRoyalties } from '../../../testing/set-up-royalties.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { findPayee, takePayee, takePayees } from './index.ts';
import { payeeTable } from './payee.table.ts';

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
