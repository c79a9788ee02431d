import { afterAll, describe, expect, it } from 'vitest';
import type { ChangeUserBody } from '#contract/administration.ts';
import type { ProblemBody } from '#contract/problem.ts';
import type { Right } from '#contract/right.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const tonada = await startTestApp();
const { call, read, change, create, lastAction } = await startAdministration(tonada);
afterAll(() => tonada.close());

const adminWith = (...rights: Right[]) => tonada.signIn({ role: 'admin', rights });
const getRights = async (id: string) => (await read(id)).rights;
let made = 0;
const newAdmin = (changes: object, who?: Awaited<ReturnType<typeof adminWith>>) =>
  create({ role: 'admin', email: `new${(made += 1)}@example.com`, ...changes }, who);

describe('the rights of an admin', () => {
  // Proves access: New admins have the rights that are ticked
  it('are empty by default', async () => {
    const plain = (await newAdmin({})).json<{ user: object }>();
    expect(plain.user).toMatchObject({ role: 'admin', rights: [] });
    const ticked = (await newAdmin({ rights: ['money', 'people'] })).json<{ user: object }>();
    expect(ticked.user).toMatchObject({ rights: ['people', 'money'] });
  });

  it('are given and taken, and logged', async () => {
    const { id } = await adminWith('people');
    expect((await change(id, { rights: ['people', 'money'] })).statusCode).toBe(200);
    expect(await getRights(id)).toEqual(['people', 'money']);
    expect(await lastAction()).toMatchObject({
      before: { rights: ['people'] },
      after: { rights: ['people', 'money'] },
    });
  });

  // Proves administration: Rights go with the role
  it('are removed with the role, and restored when that is undone', async () => {
    const { id } = await adminWith('catalogue', 'service');
    await change(id, { role: 'editorial' });
    expect(await getRights(id)).toBeUndefined();
    const done = await lastAction();
    expect((await call('POST', `actions/${done?.id}/undo`)).statusCode).toBe(204);
    expect(await getRights(id)).toEqual(['catalogue', 'service']);
  });

  // Proves access: Nobody gives a right that they lack
  it('cannot be given by an admin without them', async () => {
    const people = await adminWith('people');
    const refused = await newAdmin({ rights: ['people', 'money'] }, people);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ProblemBody>().error).toMatch(/^Solo puedes dar permisos que tú tienes/);
    const { id } = await tonada.signIn();
    expect((await change(id, { role: 'admin', rights: ['money'] }, people)).statusCode).toBe(403);
    expect((await change(id, { role: 'admin', rights: ['people'] }, people)).statusCode).toBe(200);
  });

  // Proves access: A lost right ends sessions
  it('end the sessions of an admin who loses one, but not of one who gains one', async () => {
    const person = await adminWith('money');
    const me = async () =>
      (await tonada.app.inject({ url: '/api/auth/me', headers: person.headers })).statusCode;
    await change(person.id, { rights: ['catalogue', 'money'] });
    expect(await me()).toBe(200);
    await change(person.id, { rights: ['catalogue'] });
    expect(await me()).toBe(401);
  });

  // Proves access: Nobody takes a right from themselves
  it('cannot be removed from oneself', async () => {
    const people = await adminWith('people', 'money');
    expect((await change(people.id, { rights: ['people'] }, people)).statusCode).toBe(422);
  });
});

describe('an admin with a right that the caller lacks', () => {
  // Proves access: Nobody acts on an admin with more rights
  it.each<[string, ChangeUserBody['changes']]>([
    ['suspended', { status: 'suspended' }],
    ['demoted', { role: 'user' }],
    ['taken another right', { rights: ['money'] }],
    ['given another email', { email: 'mine@example.com' }],
    ['renamed', { name: 'Otra' }],
  ])('is not %s', async (_, changes) => {
    const people = await adminWith('people');
    const above = await adminWith('people', 'money');
    const refused = await change(above.id, changes, people);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ProblemBody>().error).toMatch(/^Esta cuenta tiene permisos que tú no/);
    expect(await getRights(above.id)).toEqual(['people', 'money']);
  });

  it('cannot get a temporary password from them', async () => {
    const people = await adminWith('people');
    const { user } = (await newAdmin({ rights: ['money'] })).json<{ user: { id: string } }>();
    const path = `users/${user.id}/temporary-password`;
    expect((await call('POST', path, { who: people })).statusCode).toBe(403);
    expect((await call('POST', path)).statusCode).toBe(200);
  });
});

describe('the log of the staff', () => {
  // Proves access: Acts by right
  it('shows an admin only the actions of their rights, which only they can undo', async () => {
    const { id } = await tonada.signIn();
    await change(id, { country: 'CL' });
    const done = await lastAction();
    const service = await adminWith('service');
    const seen = await call('GET', 'actions', { who: service });
    expect(seen.json<{ actions: { target: { kind: string } }[] }>().actions).toEqual([]);
    const undo = await call('POST', `actions/${done?.id}/undo`, { who: service });
    expect(undo.statusCode).toBe(404);
  });
});
