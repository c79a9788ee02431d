import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsViewSchema, analyticsViewsSchema } from '#contract/analytics-view.ts';
import { analyticsViewLimits } from '#contract/limits.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { analyticsViewTable } from './analytics-view.table.ts';

let tonada: TestApp;
let ana: SignedIn;
let bea: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  ana = await tonada.signIn({ role: 'artist' });
  bea = await tonada.signIn({ role: 'label' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.db.delete(analyticsViewTable);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const call = (who: SignedIn | undefined, method: Method, id = '', payload?: object) =>
  tonada.app.inject({
    method,
    url: `/api/analytics/views${id && `/${id}`}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
const save = (who: SignedIn, name: string, search = 'tab=tracks&pick=trk_1,trk_2') =>
  call(who, 'POST', '', { name, search });
const getNames = async (who: SignedIn) =>
  analyticsViewsSchema.parse((await call(who, 'GET')).json()).map(({ name }) => name);

describe('a saved view', () => {
  // Proves analytics: Views: kept, renamed, deleted, one's own
  it('is stored, renamed and deleted, only by its owner', async () => {
    const { id, search } = analyticsViewSchema.parse((await save(ana, ' Discos ')).json());
    expect(search).toBe('tab=tracks&pick=trk_1,trk_2');
    await save(ana, 'Canciones');
    expect(await getNames(ana)).toEqual(['Canciones', 'Discos']);
    expect(await getNames(bea)).toEqual([]);
    expect((await call(bea, 'PATCH', id, { name: 'Míos' })).statusCode).toBe(404);
    expect((await call(bea, 'DELETE', id)).statusCode).toBe(404);
    expect((await call(ana, 'PATCH', id, { name: 'Álbumes' })).json()).toMatchObject({
      id,
      search,
    });
    expect(await getNames(ana)).toHaveLength(2);
    expect((await call(ana, 'DELETE', id)).statusCode).toBe(204);
    expect((await call(ana, 'DELETE', id)).statusCode).toBe(404);
    expect(await getNames(ana)).toEqual(['Canciones']);
  });

  // Proves analytics: Views: names
  it('has a name of its own', async () => {
    await save(ana, 'Discos');
    const { id } = analyticsViewSchema.parse((await save(ana, 'Canciones')).json());
    for (const answer of [
      await save(ana, 'Discos'),
      await call(ana, 'PATCH', id, { name: 'Discos' }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ fields: { name: expect.stringContaining('nombre') } });
    }
    expect((await call(ana, 'PATCH', id, { name: 'Canciones' })).statusCode).toBe(200);
    expect((await save(bea, 'Discos')).statusCode).toBe(201);
  });

  // Proves analytics: Views: thirty
  it('is one of thirty at most, however many are saved at once', async () => {
    const { perPerson } = analyticsViewLimits;
    for (let count = 1; count < perPerson; count += 1) await save(ana, `Vista ${count}`);
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(ana, name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 400, 400,
    ]);
    expect(await getNames(ana)).toHaveLength(perPerson);
  });

  it.each([
    [{ name: '  ', search: '' }],
    [{ name: 'x'.repeat(61), search: '' }],
    [{ name: 'Discos', search: `tab=${'x'.repeat(1000)}` }],
    [{ name: 'Discos', search: 'tab=<script>' }],
    [{ name: 'Discos', search: '', userId: 'x' }],
  ])('%j is refused', async (body) => {
    expect((await call(ana, 'POST', '', body)).statusCode).toBe(400);
  });

  it.each(['user', 'editorial'] as const)('is not available to the role %s', async (role) => {
    const other = await tonada.signIn({ role });
    expect((await call(other, 'GET')).statusCode).toBe(403);
    expect((await save(other, 'Discos')).statusCode).toBe(403);
    expect((await call(undefined, 'GET')).statusCode).toBe(401);
  });
});
