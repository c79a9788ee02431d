import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnStudentProof, StudentRequests } from '#contract/student.ts';
import type { User } from '#contract/user.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { readOutbox, tokenIn } from '../../../testing/read-emails.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { studentProofTable, studentRequestTable } from '../../people/plan/student.table.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: TestApp;
let luz: SignedIn;
let boss: SignedIn;
let count = 0;

const begin = new Date('2026-11-20T20:00:00Z');
const student = { subscriptionType: 'student', paymentMethod: 'card' };

beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  const { clock, db } = tonada;
  clock.set(begin);
  await db.delete(studentProofTable);
  await db.delete(studentRequestTable);
  luz = await person();
  boss = await tonada.signIn({ role: 'admin' });
});

const address = () => `estudiante${count}@example.com`;
const person = (more: Parameters<TestApp['signIn']>[0] = {}) => {
  count += 1;
  return tonada.signIn({ email: address(), ...more });
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const send = (who: SignedIn, method: Method, path: string, payload?: object) =>
  tonada.app.inject({
    method,
    url: `/api/${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

const read = async (who = luz) => (await send(who, 'GET', 'user/student')).json<OwnStudentProof>();
const me = async (who = luz) => (await send(who, 'GET', 'auth/me')).json<User>();
const take = (who = luz) => send(who, 'PUT', 'user/subscription', student);
const askEmail = (email: string, who = luz) => send(who, 'POST', 'user/student/email', { email });
const asked = { school: 'Universidad del Sur', note: 'Segundo de Física, carné 1234.' };
const askStaff = (who = luz) => send(who, 'POST', 'user/student/request', asked);
const answer = (payload: object, who = luz) =>
  send(boss, 'POST', `admin/student-requests/${who.id}/answer`, payload);
const list = async () =>
  (await send(boss, 'GET', 'admin/student-requests')).json<StudentRequests>();
const bell = async (who = luz) =>
  (await readDecisions(tonada, who)).map(({ outcome, word }) => `${outcome} ${word}`.trim());

async function mails(to: string, number: number) {
  await tonada.app.jobs.runDue();
  return eventually(() => {
    const emails = readOutbox(tonada.config.dataDir, to);
    expect(emails).toHaveLength(number);
    return emails.at(-1) ?? '';
  });
}

describe('the plan Student', () => {
  // Proves plans: Student needs a proof
  it('is not sold without a proof', async () => {
    const refused = await take();
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toHaveProperty(
      'fields.subscriptionType',
      expect.stringMatching(/^El plan Student necesita una prueba/),
    );
    expect(await me()).toMatchObject({ subscriptionType: 'free', studentUntil: null });
  });

  // Proves plans: An email at a school proves a student
  it('is sold for a year after the link to an email at a listed school was opened', async () => {
    const school = `alumna${count}@fis.uni.example`;
    expect((await askEmail(school)).json()).toMatchObject({ until: null });
    const token = tokenIn(await mails(school, 1));
    expect((await take()).statusCode).toBe(400);
    const used = await send(luz, 'POST', 'auth/verify-email', { token });
    expect(used.json()).toMatchObject({
      purpose: 'student',
      email: school,
      user: { studentUntil: '2027-11-20', email: address() },
    });
    expect((await take()).json()).toMatchObject({ subscriptionType: 'student' });
    expect((await send(luz, 'POST', 'auth/verify-email', { token })).statusCode).toBe(400);
  });

  it('is proven at once by an own verified email at a school', async () => {
    const ana = await tonada.signIn({
      email: `ana${count}@uni.example`,
      emailVerifiedAt: tonada.clock(),
    });
    const answered = await askEmail(`ANA${count}@uni.example`, ana);
    expect(answered.json()).toMatchObject({ until: '2027-11-20' });
  });

  it.each(['luz@example.com', 'luz@otrauni.example', 'luz@uni.example.net'])(
    'is not proven by %s, and says so at the field',
    async (email) => {
      const refused = await askEmail(email);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({
          fields: { email: expect.stringMatching(/no es de un centro/) as string },
        }),
      ]);
    },
  );

  // Proves plans: An email at a school proves one account
  it('is proven for one account by an email', async () => {
    const school = `una${count}@uni.example`;
    await askEmail(school);
    const token = tokenIn(await mails(school, 1));
    await send(luz, 'POST', 'auth/verify-email', { token });
    const eva = await person();
    await askEmail(school, eva);
    const again = tokenIn(await mails(school, 2));
    expect((await send(eva, 'POST', 'auth/verify-email', { token: again })).statusCode).toBe(400);
    expect((await take(eva)).statusCode).toBe(400);
  });
});

describe('a request to staff', () => {
  // Proves plans: Staff check a student by hand
  it('is answered once by an admin, and is good for a year', async () => {
    const answers = await Promise.all([askStaff(), askStaff()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await list()).toMatchObject({
      total: 1,
      requests: [{ ...asked, account: { id: luz.id } }],
    });
    const both = await Promise.all([answer({ answer: 'accept' }), answer({ answer: 'accept' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await list()).toMatchObject({ total: 0 });
    expect(await read()).toMatchObject({ until: '2027-11-20', request: { state: 'accepted' } });
    expect(await bell()).toEqual(['accepted']);
    expect(await mails(address(), 1)).toContain('20 de noviembre de 2027');
    expect((await take()).statusCode).toBe(200);
  });

  it('is refused with a reason, and may be sent again', async () => {
    await askStaff();
    await answer({ answer: 'refuse', reason: 'No se lee el carné.' });
    expect(await read()).toMatchObject({
      until: null,
      request: { state: 'refused', reason: 'No se lee el carné.' },
    });
    expect(await bell()).toEqual(['rejected No se lee el carné.']);
    expect(await mails(address(), 1)).toContain('No se lee el carné.');
    expect((await askStaff()).json()).toMatchObject({ request: { state: 'open', reason: '' } });
  });

  it('is for admins alone', async () => {
    await askStaff();
    expect((await send(luz, 'GET', 'admin/student-requests')).statusCode).toBe(403);
    const own = await send(luz, 'POST', `admin/student-requests/${luz.id}/answer`, {
      answer: 'accept',
    });
    expect(own.statusCode).toBe(403);
  });

  // Proves plans: Staff who grant Student vouch for it
  it('is not needed where an admin gives the plan', async () => {
    const changes = { subscription: 'student' };
    const given = await send(boss, 'PATCH', `admin/users/${luz.id}`, {
      seen: { subscription: 'free' },
      changes,
    });
    expect(given.statusCode).toBe(200);
    expect(await me()).toMatchObject({ subscriptionType: 'student', studentUntil: '2027-11-20' });
  });
});

describe('the year of a proof', () => {
  const at = async (moment: string) => {
    tonada.clock.set(new Date(moment));
    await tonada.app.jobs.runDue();
    luz = await tonada.openSession(luz.id);
  };
  const isTold = (entries: string[]) =>
    eventually(async () => expect(await bell()).toEqual(entries));

  // Proves plans: A proof lasts a year, and its end is announced
  it('is announced a month before its end, once, and then the plan becomes Free', async () => {
    await askStaff();
    await answer({ answer: 'accept' });
    await take();
    await at('2027-10-20T12:00:00Z');
    await isTold(['accepted']);
    await at('2027-10-21T12:00:00Z');
    await isTold(['asked 2027-11-20', 'accepted']);
    await at('2027-11-20T23:00:00Z');
    await isTold(['asked 2027-11-20', 'accepted']);
    expect(await me()).toMatchObject({ subscriptionType: 'student' });
    await at('2027-11-21T01:00:00Z');
    await isTold(['expired 2027-12-20', 'asked 2027-11-20', 'accepted']);
    expect(await me()).toMatchObject({
      subscriptionType: 'free',
      cancelledPlan: null,
      paidUntil: '2027-12-20',
    });
    expect((await take()).statusCode).toBe(400);
    expect(await mails(address(), 3)).toContain('20 de diciembre de 2027');
  });

  it('begins anew with another proof, in place of the end that was told', async () => {
    await askStaff();
    await answer({ answer: 'accept' });
    await take();
    await at('2027-11-01T12:00:00Z');
    await isTold(['asked 2027-11-20', 'accepted']);
    boss = await tonada.openSession(boss.id);
    await askStaff();
    await answer({ answer: 'accept' });
    await at('2027-11-21T01:00:00Z');
    expect(await me()).toMatchObject({ subscriptionType: 'student', studentUntil: '2028-11-01' });
  });

  // Proves plans: Students from before
  it('begins with the first look where a plan is older than proofs', async () => {
    const eva = await person({ subscriptionType: 'student' });
    await at('2026-11-21T12:00:00Z');
    const { db } = tonada;
    const proofs = () =>
      db.select().from(studentProofTable).where(eq(studentProofTable.userId, eva.id));
    await eventually(async () =>
      expect(await proofs()).toMatchObject([{ until: '2027-11-21', email: null }]),
    );
    const [account] = await db.select().from(userTable).where(eq(userTable.id, eva.id));
    expect(account?.subscriptionType).toBe('student');
  });
});
