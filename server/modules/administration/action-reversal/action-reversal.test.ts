import { eq } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServiceSettings, StaffAction } from '#contract/administration.ts';
import type { AdminLabel } from '#contract/label-administration.ts';
import { getSeenValues } from '../../../testing/start-administration.ts';
import { startLabelAdministration } from '../../../testing/start-label-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';

const tonada = await startTestApp();
const labels = await startLabelAdministration(tonada);
const { admin, call, lastAction } = labels;
afterAll(() => tonada.close());

const undo = (act: StaffAction | undefined) => call('POST', `actions/${act?.id}/undo`);
const account = async (id: string) => (await call('GET', `users/${id}`)).json();
const settings = async () => (await call('GET', 'settings')).json<ServiceSettings>();
const turn = (name: string, isOn: boolean) =>
  tonada.app.inject({
    method: 'PUT',
    url: `/api/admin/settings/${name}`,
    headers: admin.headers,
    payload: { isOn },
  });

async function changeAccount(id: string, changes: object) {
  const payload = { seen: getSeenValues(await account(id)), changes };
  await call('PATCH', `users/${id}`, { payload });
  return lastAction();
}

describe('a change that is undone', () => {
  // Proves administration: Undone
  it.each([
    ['an edit', { name: 'Otra', country: 'CL' }, 'user.change'],
    ['a suspension', { status: 'suspended' }, 'user.activate'],
    ['a plan', { subscription: 'premium' }, 'user.change'],
  ])('of an account, %s, restores the values, and is logged', async (_, changes, act) => {
    const { id } = await tonada.signIn({ country: 'MX' });
    const before = getSeenValues(await account(id));
    const done = await changeAccount(id, changes);
    expect((await undo(done)).statusCode).toBe(204);
    expect(getSeenValues(await account(id))).toEqual(before);
    expect(await lastAction()).toMatchObject({
      action: act,
      target: { id },
      before: done?.after,
      after: done?.before,
    });
  });

  it('of a label restores the values, even empty ones', async () => {
    const made = (await labels.create({ phone: null })).json<AdminLabel>();
    await labels.change(made.id, { phone: '+34 600 000 000', royaltyRate: 55 });
    expect((await undo(await lastAction())).statusCode).toBe(204);
    expect(await labels.read(made.id)).toMatchObject({ phone: null, royaltyRate: 70 });
  });

  it('of a label restores the values, even those that no form offers', async () => {
    const made = (
      await labels.create({ name: 'Balcón Alto', email: 'alto@label.example' })
    ).json<AdminLabel>();
    const former = { country: 'AR', royaltyRate: 72.5 };
    await tonada.db.update(labelTable).set(former).where(eq(labelTable.id, made.id));
    await labels.change(made.id, { country: 'ES', royaltyRate: 70 });
    expect((await undo(await lastAction())).statusCode).toBe(204);
    expect(await labels.read(made.id)).toMatchObject(former);
  });

  it('of a setting takes effect at once', async () => {
    await turn('maintenance', true);
    expect((await undo(await lastAction())).statusCode).toBe(204);
    expect((await settings()).maintenance).toBe(false);
    expect(tonada.app.maintenance.isOn()).toBe(false);
  });
});

describe('a change is not undone', () => {
  // Proves administration: Not where it was changed since
  it('that was changed since by anybody, or already undone', async () => {
    const { id } = await tonada.signIn({ country: 'MX' });
    const done = await changeAccount(id, { country: 'AR' });
    const [first, second] = await Promise.all([undo(done), undo(done)]);
    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([204, 409]));
    const again = await undo(done);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      error: expect.stringMatching(/^Eso cambió otra vez después/) as string,
    });
    await turn('uploads', false);
    const switched = await lastAction();
    await turn('uploads', true);
    expect((await undo(switched)).statusCode).toBe(409);
    expect((await settings()).uploads).toBe(true);
  });

  // Proves administration: Not what has no inverse
  it('that has no inverse, or does not exist', async () => {
    await labels.create({ name: 'Nueva', email: 'nueva@label.example' });
    const refused = await undo(await lastAction());
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      error: 'Este cambio no se puede deshacer desde aquí.',
    });
    expect((await call('POST', 'actions/999999999/undo')).statusCode).toBe(404);
    expect((await call('POST', 'actions/nada/undo')).statusCode).toBe(404);
  });

  it('that would leave the service without an admin', async () => {
    const other = await tonada.signIn({ role: 'user' });
    const done = await changeAccount(other.id, { role: 'admin', rights: ['people'] });
    const who = await tonada.openSession(other.id);
    const refused = await call('POST', `actions/${done?.id}/undo`, { who });
    expect(refused.statusCode).toBe(422);
  });
});
