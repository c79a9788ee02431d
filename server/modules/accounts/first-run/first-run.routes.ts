import type { AppModule } from '../../../platform/app.ts';
import { getFirstLanguage } from '../../../platform/get-language.ts';
import { sendBySmtp } from '../../../platform/email/send-by-smtp.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { summariseMusic } from '../../catalogue/music-file/index.ts';
import { openSession, getOrigin, welcomeBy } from '../session/index.ts';
import { codeGuard } from './code-guard.ts';
import { openRestores } from './restore-task.ts';
import { serveRestores } from './restore.routes.ts';
import { checkCode, checkSetUp, setUpService } from './set-up-service.ts';
import { testEmail } from './test-email.ts';

/** Open to holders of the code, until it is used. */
const config = { access: 'public', isForFirstRun: true, opensTransaction: true } as const;

const emailLimit = { most: 5, window: 15 * 60 * 1000 } as const;

/** See docs/product/first-run.md. */
export const firstRunRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config: settings } = dependencies;
  const guard = codeGuard(dependencies);
  const welcome = welcomeBy(app, dependencies);
  const emails = app.limits.define('test-mail', emailLimit);
  const restores = openRestores(dependencies, app.log);
  app.addHook('onClose', () => restores.close());
  serveRestores(app, { db, guard, restores });

  serve(app, 'POST /first-run/code', config, async ({ ip, body }) => {
    await guard({ address: ip, code: body.code }, () => checkCode(db, body.code));
    return {
      mailFrom: settings.smtpUrl === undefined ? null : settings.mailFrom,
      music: await summariseMusic(db, dependencies),
      isRestoring: await restores.isBusy(),
    };
  });

  serve(app, 'POST /first-run/music', config, ({ ip, body }) =>
    guard({ address: ip, code: body.code }, async () => {
      await checkCode(db, body.code);
      return summariseMusic(db, dependencies);
    }),
  );

  serve(app, 'POST /first-run/test-mail', config, async (request) => {
    const { code, email } = request.body;
    await guard({ address: request.ip, code }, () => checkCode(db, code));
    const { smtpUrl, mailFrom } = settings;
    if (smtpUrl === undefined) throw problem('not-found');
    emails.count('all');
    try {
      await sendBySmtp({ smtpUrl, mailFrom })(testEmail(email, getFirstLanguage(request)));
    } catch (error) {
      request.log.warn({ err: error }, 'the test mail was not sent');
      throw problem('invalid', { status: 422, error: sentences.firstRun.mailFailed });
    }
  });

  serve(app, 'POST /first-run', config, async (request, reply) => {
    const { body, ip } = request;
    const origin = getOrigin(request);
    return guard({ address: ip, code: body.code }, async () => {
      restores.refuseWhileRestoring();
      const { password: _, ...details } = body;
      const setUp = { ...details, passwordHash: await checkSetUp(db, body) };
      return welcome(request, reply, async (tx) => {
        const admin = await setUpService(tx, clock, setUp, ip);
        return openSession({ db: tx, clock, origin }, admin);
      });
    });
  });
};
