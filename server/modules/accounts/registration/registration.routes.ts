import { hashPassword } from '../../../platform/password.ts';
import type { FastifyRequest } from 'fastify';
import type { AppModule } from '../../../platform/app.ts';
import { getFirstLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { emailGuard } from '../account/index.ts';
import { sendVerification } from '../email-proof/index.ts';
import { isOn } from '../service-setting/index.ts';
import { getOrigin, registrationGuard, welcomeBy } from '../session/index.ts';
import { refuseRegistration, register } from '../sign-in/index.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { beginRegistration } from './begin-registration.ts';
import { checkRegistration, finishRegistration } from './finish-registration.ts';
import { codeMinutes } from './registration-email.ts';

const config = { access: 'public', opensTransaction: true } as const;

/** With a mail server, a code is emailed first. See docs/decisions/sign-in-and-secrets.md. */
export const registrationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const registrations = registrationGuard(dependencies);
  const emails = emailGuard(dependencies, 'registration');
  const welcome = welcomeBy(app, dependencies);
  const from = (request: FastifyRequest) => ({ ...dependencies, origin: getOrigin(request) });

  serve(app, 'POST /auth/register', config, async (request, reply) => {
    registrations.count(request.ip);
    const account = { ...request.body, language: getFirstLanguage(request) };
    await refuseRegistration(dependencies, account);
    await registrations.countAmongAll(request.ip);
    if (!(await isOn(db, 'registrations'))) {
      throw problem('forbidden', { error: sentences.session.registrationsOff });
    }
    const { mailer } = app;
    if (mailer === null || dependencies.config.smtpUrl === undefined) {
      const { email, displayName, dateOfBirth, language } = account;
      const passwordHash = await hashPassword(account.password);
      const person = { email, displayName, dateOfBirth, language, passwordHash };
      return welcome(request, reply, async (tx) => {
        const signedIn = await register(tx, from(request), person);
        const { id: userId } = signedIn.user;
        const wanted = { purpose: 'address', email: normaliseEmail(email), userId } as const;
        await sendVerification(tx, wanted, clock());
        return signedIn;
      });
    }
    if (!mailer.hasRoom()) throw problem('too-many-requests', { retryAfter: 60 });
    const attempt = { account: account.email, address: request.ip, device: null };
    emails.count(attempt);
    const { registration, makeEmail } = await beginRegistration(dependencies, account);
    mailer.enqueue(async () => ((await emails.hasRoom(attempt)) ? makeEmail() : null), request);
    return { registration, minutes: codeMinutes };
  });

  serve(app, 'POST /auth/register/code', config, async (request, reply) => {
    registrations.count(request.ip);
    await registrations.countAmongAll(request.ip);
    const found = await checkRegistration(dependencies, request.body);
    return welcome(request, reply, (tx) => finishRegistration(tx, from(request), found));
  });
};
