import { and, eq, sql } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { SecurityEvent, SecurityEventList } from '#contract/security-log.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { hashPassword } from '../../../platform/password.ts';
import { recordSecurityEvent } from './security-log.repository.ts';
import { securityAddressTable, securityEventTable } from './security-event.table.ts';

const tonada = await startTestApp();
const { admin, call, change, login } = await startAdministration(tonada);
afterAll(() => tonada.close());

const password = 'la de siempre';
const read = async (query = '') =>
  (await call('GET', `security-events?${query}`)).json<SecurityEventList>();
const getLastEvent = async (query = ''): Promise<SecurityEvent | undefined> =>
  (await read(query)).events[0];
let people = 0;
async function person() {
  const email = `vigilada${(people += 1)}@example.com`;
  const passwordHash = await hashPassword(password);
  return { email, ...(await tonada.signIn({ email, displayName: 'Vigilada', passwordHash })) };
}

describe('the security log', () => {
  // Proves administration: Security log: sign-ins
  it('records sign-ins and refusals with their origin', async () => {
    const { id, email } = await person();
    await login(email, 'otra');
    const subject = { id, name: 'Vigilada' };
    expect(await getLastEvent()).toMatchObject({
      kind: 'sign-in',
      outcome: 'failure',
      actor: null,
      subject,
      address: '127.0.0.1',
      detail: { way: 'login', reason: 'unauthorized' },
    });
    const { token } = (await login(email, password)).json<{ token: string }>();
    expect(await getLastEvent()).toMatchObject({
      kind: 'sign-in',
      outcome: 'success',
      actor: subject,
    });
    const headers = { authorization: `Bearer ${token}` };
    await tonada.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(await getLastEvent()).toMatchObject({ kind: 'sign-out', actor: subject });
  });

  // Proves administration: Security log: no tried emails
  it('stores no email that somebody tried', async () => {
    await login('nadie.en.absoluto@example.com', 'otra');
    expect(await getLastEvent()).toMatchObject({
      kind: 'sign-in',
      outcome: 'failure',
      subject: null,
    });
    const stored = await tonada.db.select().from(securityEventTable);
    expect(JSON.stringify(stored)).not.toContain('nadie.en.absoluto');
  });

  // Proves administration: Security log: accounts
  it('records changes of roles and emails, and suspensions', async () => {
    const { id } = await person();
    await change(id, { role: 'artist', email: `otra.${id}@example.com` });
    const [first, second] = (await read()).events;
    expect(new Set([first?.kind, second?.kind])).toEqual(new Set(['email', 'role']));
    await change(id, { status: 'suspended' });
    expect(await getLastEvent()).toMatchObject({
      kind: 'suspension',
      actor: { id: admin.id },
      subject: { id },
      detail: { to: 'suspended' },
    });
  });

  // Proves administration: Security log: one's own account
  it('records password changes, exports, and attempts to delete an account', async () => {
    const { id, headers } = await person();
    const put = (currentPassword: string) =>
      tonada.app.inject({
        method: 'PUT',
        url: '/api/user/password',
        headers,
        payload: { currentPassword, newPassword: 'una nueva y larga' },
      });
    await put('otra');
    expect(await getLastEvent()).toMatchObject({
      kind: 'password',
      outcome: 'failure',
      actor: { id },
    });
    await put(password);
    expect(await getLastEvent()).toMatchObject({
      kind: 'password',
      outcome: 'success',
      actor: { id },
    });
    await takeData(tonada, { headers });
    const [downloaded, ordered] = (await read('kind=export')).events;
    const exported = { kind: 'export', outcome: 'success', actor: { id } };
    expect(ordered).toMatchObject({ ...exported, detail: { act: 'ordered' } });
    expect(downloaded).toMatchObject({ ...exported, detail: { act: 'taken' } });
    await tonada.app.inject({
      method: 'DELETE',
      url: '/api/user',
      headers,
      payload: { password: 'otra' },
    });
    expect(await getLastEvent()).toMatchObject({
      kind: 'deletion',
      outcome: 'failure',
      actor: { id },
    });
  });

  // Proves administration: Security log: deleted accounts
  it('keeps the event of a deleted account, without its name and address', async () => {
    const { id, email, headers } = await person();
    await login(email, 'otra');
    const payload = { password };
    await tonada.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
    const own = (await read()).events.filter(({ subject }) => subject?.id === id);
    expect(own.map(({ kind }) => kind)).toEqual(['deletion', 'sign-in']);
    for (const { subject, address } of own) {
      expect([subject?.name, address]).toEqual([null, null]);
    }
  });

  // Proves administration: Security log: narrowed down
  it('can be filtered by kind, outcome and account, page by page', async () => {
    const { id } = await tonada.signIn({ displayName: 'Buscada Ñandú' });
    for (let turn = 0; turn < 51; turn += 1) {
      const about = { actorId: id, subjectId: id, detail: { turn } };
      await recordSecurityEvent(tonada.db, { kind: 'device', outcome: 'success', ...about });
    }
    const first = await read('q=buscada+nandu&kind=device');
    expect([first.events.length, first.total, first.hasMore]).toEqual([50, 51, false]);
    expect(first.events[0]?.detail).toEqual({ turn: 50 });
    expect((await read('q=buscada&page=2')).events).toHaveLength(1);
    expect((await read('q=buscada&outcome=failure')).events).toEqual([]);
    expect((await read('q=buscada&kind=payment')).events).toEqual([]);
    expect((await read('q=%3F')).events).toEqual([]);
    expect((await call('GET', 'security-events?kind=todo')).statusCode).toBe(400);
  });

  // Proves administration: Security log: 400 days
  // Proves security: V16.4 Protection
  it('can neither be changed nor deleted for 400 days, and is then deleted', async () => {
    const { db } = tonada;
    await login('nadie@example.com', 'otra');
    for (const statement of [
      db.update(securityEventTable).set({ outcome: 'success' }),
      db.delete(securityEventTable),
      db.update(securityAddressTable).set({ address: '' }),
      db.delete(securityAddressTable),
    ]) {
      await expect(statement.execute()).rejects.toThrow('Failed query');
    }
    const days = (count: number) => sql`now() - make_interval(days => ${count})`;
    const old = { kind: 'service', outcome: 'success' } as const;
    await db.insert(securityEventTable).values([
      { ...old, at: days(401), detail: { age: 401 } },
      { ...old, at: days(399), detail: { age: 399 } },
    ]);
    // The sweep runs once a day, and another test may have used today's.
    tonada.clock.advance(24 * 3_600_000);
    await tonada.app.jobs.runDue();
    const left = await db.select().from(securityEventTable);
    const ages = left.flatMap(({ detail }) => detail?.['age'] ?? []);
    expect(ages).toEqual([399]);
  });

  // Proves administration: Security log: calls without the right
  // Proves security: V16.3 Events
  it('records forbidden calls, once an hour for each account and route', async () => {
    const { id, headers } = await person();
    const hasNoRights = await tonada.signIn({ role: 'admin', rights: ['people'] });
    const refused = async (url: string, who = headers) =>
      expect((await tonada.app.inject({ url, headers: who })).statusCode).toBe(403);
    const ofRefusals = async (whose: string) => {
      const isTheirs = and(
        eq(securityEventTable.actorId, whose),
        eq(securityEventTable.kind, 'rights'),
      );
      const events = await tonada.db.select().from(securityEventTable).where(isTheirs);
      expect(events.every(({ outcome }) => outcome === 'failure')).toBe(true);
      return events.map(({ detail }) => detail?.['route']);
    };
    const url = '/api/admin/users';
    await Promise.all(Array.from({ length: 20 }, () => refused(`${url}?page=2`)));
    expect(await ofRefusals(id)).toEqual([`GET ${url}`]);
    await refused('/api/admin/users/usr_nadie');
    expect(await ofRefusals(id)).toEqual([`GET ${url}`, `GET ${url}/:id`]);
    const upload = { method: 'PUT', url: '/api/label/uploads/sound' } as const;
    expect((await tonada.app.inject({ ...upload, headers })).statusCode).toBe(403);
    expect((await ofRefusals(id))[2]).toBe('PUT /api/label/uploads/sound');
    await refused('/api/admin/system', hasNoRights.headers);
    expect(await ofRefusals(hasNoRights.id)).toEqual(['GET /api/admin/system']);
    tonada.clock.advance(3_600_000);
    await refused(url, (await tonada.openSession(id)).headers);
    expect(await ofRefusals(id)).toHaveLength(4);
  });
});
