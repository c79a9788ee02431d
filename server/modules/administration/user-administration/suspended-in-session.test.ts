import { afterAll, beforeEach, expect, it } from 'vitest';
import { startAdministration } from '../../../testing/start-administration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { startTogetherApp } from '../../../testing/start-together-app.ts';
import { setStatus } from './console-acts.ts';

const { tonada, send, begin, join, beat, look, add, follow } = await startTogetherApp();
const { change } = await startAdministration(tonada);
let ana: SignedIn;
let bea: SignedIn;

afterAll(() => tonada.close());
beforeEach(async () => {
  ana = await tonada.signIn({ displayName: 'Ana' });
  bea = await tonada.signIn({ displayName: 'Bea' });
});

const suspend = async ({ id }: SignedIn) =>
  expect((await change(id, { status: 'suspended' })).statusCode).toBe(200);

// Proves together: A suspended account
it('takes a suspended guest out at once, whose place is free, and who can return later', async () => {
  const mine = await begin(ana);
  await join(bea, mine);
  await add(bea, 'trk_uno');
  const [hers, his] = [await follow(bea), await follow(ana)];
  for (const next of [hers, his]) expect(await next()).toBe('changed');
  await suspend(bea);
  expect([await hers(), await hers()]).toEqual(['changed', 'ended']);
  expect(await his()).toBe('changed');
  expect((await beat(bea)).statusCode).toBe(401);
  expect(
    (await send(bea, 'POST', '/queue', { kind: 'add', trackIds: ['trk_dos'] })).statusCode,
  ).toBe(401);
  const { people, entries } = await look(ana);
  expect(people.map(({ name }) => name)).toEqual(['Ana']);
  expect(entries.at(-1)?.addedBy).toBe('Bea');
  await change(bea.id, { status: 'active' });
  const again = await tonada.openSession(bea.id);
  expect((await beat(again)).statusCode).toBe(404);
  expect((await join(again, mine)).statusCode).toBe(200);
});

// Proves together: A suspended account
it('hands a suspended host’s session to the next person, or ends it where only they sounded', async () => {
  const mine = await begin(ana);
  await join(bea, mine);
  await suspend(ana);
  expect(await look(bea)).toMatchObject({ id: mine.id, part: 'host', people: [{ name: 'Bea' }] });

  const carla = await tonada.signIn();
  const dora = await tonada.signIn();
  const next = await begin(carla);
  await join(dora, next);
  await send(carla, 'PATCH', '', { sound: 'host' });
  const news = await follow(dora);
  expect(await news()).toBe('changed');
  await suspend(carla);
  expect([await news(), await news()]).toEqual(['changed', 'ended']);
  expect((await beat(dora)).statusCode).toBe(404);
  expect((await join(dora, next)).statusCode).toBe(404);
});

// Proves together: A suspended account
it('takes out an account that the console suspends', async () => {
  const mine = await begin(ana);
  const email = 'fuera@tonada.example';
  const guest = await tonada.signIn({ email });
  await join(guest, mine);
  await setStatus(tonada.db, { email, status: 'suspended', now: tonada.clock() });
  expect((await look(ana)).people).toHaveLength(1);
});
