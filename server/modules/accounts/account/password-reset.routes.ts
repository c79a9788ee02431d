import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { AppModule } from '../../../platform/app.ts';
import { seenBy } from '../../../platform/demo-mode.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { knownDevice, getLogins, rememberDevice } from '../session/index.ts';
import { emailGuard } from './password-reset.limits.ts';
import { resetEmail } from './reset-email.ts';
import { resetMinutes } from './reset-minutes.ts';
import { checkReset, makeReset, resetPassword } from './reset-password.ts';

const words = sentences.passwordReset;
/** Admins may use it during maintenance too. */
const config = { access: 'public', staysOpen: true, opensTransaction: true } as const;

export const passwordResetRoutes: AppModule = (app, dependencies) => {
  const requests = emailGuard(dependencies, 'reset');
  const logins = getLogins(dependencies);
  const { mailer } = app;

  async function makeEmail(context: typeof dependencies, email: string) {
    const reset = await inTransaction(context.db, (tx) => makeReset(tx, context, email));
    if (reset === null) return null;
    const origin = publicOrigin(dependencies.config);
    // The page shows the email to password managers, and to somebody else who is signed in.
    const hash = new URLSearchParams({ token: reset.token, email: reset.to });
    return resetEmail({ ...reset, link: `${origin}/reset-password#${hash}` });
  }

  serve(app, 'POST /auth/forgot-password', config, async (request) => {
    const { email } = request.body;
    if (mailer === null) {
      app.log.error('TONADA_SMTP_URL is not set, so a forgotten password cannot be renewed');
      throw problem('server', { status: 503, error: words.unavailable });
    }
    // A request rejected for lack of room does not count.
    if (!mailer.hasRoom()) throw problem('too-many-requests', { retryAfter: 60 });
    const device = knownDevice(request, email, dependencies.mediaSecret);
    const attempt = { account: email, address: request.ip, device };
    requests.count(attempt);
    // The account is looked up after the answer, so that its timing reveals nothing.
    const context = seenBy(dependencies, request);
    mailer.enqueue(
      async () => ((await requests.hasRoom(attempt)) ? makeEmail(context, email) : null),
      request,
    );
    const requested = fill(words.requested, { minutes: resetMinutes });
    return { message: say(requested, getLanguage(request)).text };
  });

  serve(app, 'POST /auth/reset-password', config, async (request, reply) => {
    const context = seenBy(dependencies, request);
    const { token } = request.body;
    const passwordHash = await checkReset(context, request.body);
    const email = await inTransaction(context.db, async (tx) => {
      const account = await resetPassword(tx, context, { token, passwordHash }, request);
      await logins.forget(tx, { account, address: request.ip, device: null });
      return account;
    });
    rememberDevice({ request, reply, email, secret: dependencies.mediaSecret });
    return { message: say(words.done, getLanguage(request)).text };
  });
};
