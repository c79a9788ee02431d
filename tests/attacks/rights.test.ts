import { expect, test } from 'vitest';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

type Answer<Body> = { status: number; body: Body };

async function signIn(origin: string, email: string, password: string) {
  async function call<Body = { error: string }>(
    method: string,
    path: string,
    body?: object,
    token = '',
  ): Promise<Answer<Body>> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }
  const login = await call<{ token: string }>('POST', 'auth/login', { email, password });
  return <Body = { error: string }>(method: string, path: string, body?: object) =>
    call<Body>(method, path, body, login.body.token);
}

const admin = 'admin@demo.tonada.example';
const somebody = { subscription: 'free', country: 'ES' };

type Created = { user: { id: string }; temporaryPassword: string };
type Pending = { labels: { id: string; name: string; payouts: number; amount: number }[] };

test('an admin who adds an account of theirs to a label cannot order its payment alone', () =>
  withDemoServer(async ({ origin }) => {
    const call = await signIn(origin, admin, demoPassword);
    const second = { ...somebody, name: 'Segunda', email: 'segunda@casa.example' };
    await call('POST', 'admin/users', { ...second, role: 'admin', rights: ['money'] });
    const email = 'testaferro@casa.example';
    await call('POST', 'admin/users', { ...somebody, name: 'Testaferro', email, role: 'label' });
    const { labels } = (await call<Pending>('GET', 'admin/royalties')).body;
    const label = labels.find(({ name }) => name === 'Balcón Discos');
    expect(label?.amount).toBeGreaterThan(0);
    expect((await call('POST', `admin/labels/${label?.id}/people`, { email })).status).toBe(200);
    const order = { labels: [label?.id], payouts: label?.payouts, amount: label?.amount };
    const refused = await call('PUT', 'admin/payment-runs/theft', order);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toContain('No puedes ordenar el pago a Balcón Discos');
    expect((await call('GET', 'admin/payment-runs/theft')).status).toBe(404);
  }));

test('an admin with the right to accounts only can neither take over an admin nor create one with more rights', () =>
  withDemoServer(async ({ origin }) => {
    const call = await signIn(origin, admin, demoPassword);
    const people = { ...somebody, name: 'Cuentas', email: 'cuentas@casa.example', role: 'admin' };
    const made = await call<Created>('POST', 'admin/users', { ...people, rights: ['people'] });
    const given = { email: people.email, password: made.body.temporaryPassword };
    const renewal = await call<{ renewalToken: string }>('POST', 'auth/login', given);
    const password = 'tres tristes tigres';
    const token = renewal.body.renewalToken;
    await call('POST', 'auth/reset-password', { token, newPassword: password });
    const theirs = await signIn(origin, people.email, password);

    const above = 'admin/users/usr_demo-admin';
    const changes = [
      { email: 'mine@casa.example' },
      { role: 'user' },
      { rights: [] },
      { status: 'suspended' },
      { name: 'Nadie' },
    ];
    for (const change of changes) {
      expect((await theirs('PATCH', above, { seen: {}, changes: change })).status).toBe(403);
    }
    const richer = { ...people, email: 'mas@casa.example', rights: ['people', 'money'] };
    expect((await theirs('POST', 'admin/users', richer)).status).toBe(403);
    const own = { seen: {}, changes: { rights: ['people', 'money'] } };
    expect((await theirs('PATCH', `admin/users/${made.body.user.id}`, own)).status).toBe(403);
    for (const path of ['admin/royalties', 'admin/labels', 'admin/system', 'label/labels']) {
      expect((await theirs('GET', path)).status).toBe(403);
    }
  }));
