import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabelPerson } from '#contract/label-administration.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startLabelAdministration } from '../../../testing/start-label-administration.ts';
import { startLabelApp } from '../../../testing/start-label-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';

const tonada = await startLabelApp();
const { call, details, lastAction } = await startLabelAdministration(tonada);
afterAll(() => tonada.close());

const { otra } = tonada.labels;
const email = 'luz@sello.example';
let luz: SignedIn;

const add = (address: string, label = otra) =>
  call('POST', `labels/${label}/people`, { payload: { email: address } });
const remove = (id: string, label = otra) => call('DELETE', `labels/${label}/people/${id}`);
const dashboard = async () => {
  const url = '/api/label/analytics';
  return (await tonada.app.inject({ url, headers: luz.headers })).statusCode;
};

describe('a label’s account', () => {
  beforeAll(async () => {
    luz = await tonada.signIn({ displayName: 'Luz Cañas', email, role: 'label' });
    await tonada.signIn({ email: 'oyente@sello.example' });
  });

  // Proves administration: Its people see the dashboard
  it('is an account with that role, added by email, which then sees the dashboard', async () => {
    expect(await dashboard()).toBe(404);
    const answer = await add(' LUZ@sello.example ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<LabelPerson[]>()).toContainEqual({
      id: luz.id,
      name: 'Luz Cañas',
      email,
      status: 'active',
    });
    expect(await lastAction()).toMatchObject({
      action: 'label.addPerson',
      target: { kind: 'label', id: otra, name: 'Otra' },
      before: null,
      after: { person: 'Luz Cañas', email },
    });
    expect((await details(otra)).people.map(({ id }) => id)).toContain(luz.id);
    expect(await dashboard()).toBe(200);
  });

  // Proves administration: Who may not be added
  it.each([
    ['works for it already', email, /ya trabaja/],
    ['has another role', 'oyente@sello.example', /rol de disquera/],
    ['there is not', 'nadie@sello.example', /Ninguna cuenta/],
    ['is no email', 'nadie', /email/],
  ])('cannot be an account that %s', async (_what, address, sentence) => {
    const answer = await add(address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { email: string } }>().fields.email).toMatch(sentence);
  });

  // Proves administration: Removed
  it('can be removed, and then no longer sees the dashboard', async () => {
    const answer = await remove(luz.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<LabelPerson[]>().map(({ id }) => id)).not.toContain(luz.id);
    expect(await lastAction()).toMatchObject({
      action: 'label.removePerson',
      target: { id: otra },
      before: { person: 'Luz Cañas', email },
      after: null,
    });
    expect(await dashboard()).toBe(404);
    expect((await remove(luz.id)).statusCode).toBe(404);
  });

  it('is not found for an unknown label', async () => {
    expect((await add(email, 'lab_nadie')).statusCode).toBe(404);
    expect((await remove(luz.id, 'lab_nadie')).statusCode).toBe(404);
    expect((await call('GET', 'labels/lab_nadie/details')).statusCode).toBe(404);
  });
});

describe('the months of a label', () => {
  // Proves administration: Its closed months
  it('are the sums of its statements, the newest first, with their states', async () => {
    expect((await details(tonada.labels.casa)).months).toEqual([
      {
        month: '2026-10',
        gross: 33.005,
        amount: 33.01,
        status: 'pending',
        dueOn: '2026-11-30',
      },
      { month: '2026-09', gross: 10, amount: 10, status: 'paid', dueOn: null },
    ]);
  });

  it('take six statements including the session', async () => {
    expect(await countStatements(() => details(tonada.labels.casa))).toBe(6);
  });
});
