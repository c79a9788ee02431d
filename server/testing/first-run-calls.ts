import type { PendingRegistration } from '#contract/session.ts';
import { openFirstRun } from '../modules/accounts/first-run/open-first-run.ts';
import { registrationTable } from '../modules/accounts/registration/registration.table.ts';
import { eventually } from './eventually.ts';
import { decodeEmail } from './read-emails.ts';
import { startMailServer } from './start-mail-server.ts';
import { startTestApp } from './start-test-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

const password = 'una frase bien larga';

/** A service with a mail server that waits for its first admin, and calls that only it has. */
export async function startNewService() {
  const mailServer = await startMailServer();
  const tonada = await startTestApp({ config: { demo: false, smtpUrl: mailServer.url } });
  const code = (await openFirstRun(tonada.db, { demo: false })) ?? '';
  await tonada.app.firstRun.look();

  const groups: Record<string, WritingCalls> = {
    async *'the first run'() {
      const owner = { displayName: 'Luz Cañas', email: 'luz@example.com', password };
      const setUp = { serviceName: 'Radio Faro', ...owner, code };
      yield call(null, 'POST', 'first-run', setUp, ['attempt']);
    },
    async *'a registration by an emailed code'() {
      const email = 'nueva@example.com';
      const person = { email, password, displayName: 'Nueva', dateOfBirth: '1990-01-01' };
      const url = '/api/auth/register';
      const begun = await tonada.app.inject({ method: 'POST', url, payload: person });
      const { registration } = begun.json<PendingRegistration>();
      const source = await eventually(() => {
        const message = mailServer.emails.find(({ to }) => to.includes(email));
        if (message === undefined) throw new Error('The email has not come.');
        return decodeEmail(message.source);
      });
      const emailed = { registration, code: /\b\d{6}\b/.exec(source)?.[0] ?? '' };
      const finish = call(null, 'POST', 'auth/register/code', emailed, ['attempt', 'registration']);
      // Failed tries count too, and a few use up the code.
      const prepare = async () => {
        await tonada.db.update(registrationTable).set({ tries: 0 });
        return emailed;
      };
      yield { ...finish, prepare };
    },
  };
  return {
    ...tonada,
    people: {},
    groups,
    close: async () => {
      await tonada.close();
      await mailServer.close();
    },
  };
}
