import { afterAll, expect, it } from 'vitest';
import { startMailServer } from '../../testing/start-mail-server.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { notifyAccountChange } from '../../modules/accounts/account/index.ts';
import { jobTable } from '../jobs/job.table.ts';

const stopped = await startMailServer();
await stopped.close();
const tonada = await startTestApp({ config: { demo: false, smtpUrl: stopped.url } });
afterAll(() => tonada.close());

const waiting = () => tonada.db.select().from(jobTable);

it('keeps an email until the mail server answers, and sends it once to each address', async () => {
  const { db, clock } = tonada;
  const person = await tonada.signIn({ email: 'luz@example.com' });
  await db.delete(jobTable);
  const to = ['antes@example.com', 'luz@example.com'];
  const change = { userId: person.id, change: 'emailChanged', to } as const;
  await notifyAccountChange(db, change, clock());
  await tonada.app.jobs.runDue();
  const left = (await waiting()).filter(({ kind }) => kind === 'account.tell');
  expect(left).toHaveLength(2);
  for (const { attempts, lastError } of left) {
    expect(attempts).toBe(1);
    expect(lastError).toMatch(/ECONNREFUSED/);
  }

  const mailServer = await startMailServer(Number(new URL(stopped.url).port));
  clock.advance(60_000);
  await tonada.app.jobs.runDue();
  clock.advance(3_600_000);
  await tonada.app.jobs.runDue();
  await mailServer.close();
  expect(mailServer.emails.flatMap((email) => email.to).toSorted()).toEqual(to);
  expect((await waiting()).filter(({ kind }) => kind === 'account.tell')).toEqual([]);
});
