import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { backupMost } from '#contract/first-run-limits.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { bodyLength, readToTheEnd } from '../../../platform/uploaded-body.ts';
import { getBodyLimit } from '../service-setting/index.ts';
import type { codeGuard } from './code-guard.ts';
import type { Restores } from './restore-task.ts';
import { checkCode } from './set-up-service.ts';

const config = { access: 'public', isForFirstRun: true, opensTransaction: true } as const;

type Restoring = {
  db: Dependencies['db'];
  guard: ReturnType<typeof codeGuard>;
  restores: Restores;
};

/** See docs/operations/backup.md, Restore. */
export function serveRestores(app: App, { db, guard, restores }: Restoring): void {
  const require = (address: string, code: string) =>
    guard({ address, code }, () => checkCode(db, code));

  serve(app, 'POST /first-run/backups', config, async ({ ip, body }) => {
    await require(ip, body.code);
    return restores.state();
  });

  serve(app, 'POST /first-run/backups/read', config, async ({ ip, body }) => {
    const { code, ...picked } = body;
    await require(ip, code);
    return restores.read(picked);
  });

  serve(app, 'POST /first-run/backups/restore', config, async ({ ip, body }) => {
    const { code, ...picked } = body;
    await require(ip, code);
    return restores.restore(picked);
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error, request, reply) => {
      await readToTheEnd(request, reply);
      // The outer handler replies.
      throw error;
    });
    const bodyMost = getBodyLimit(backupMost);
    serve(scope, 'PUT /first-run/backups/uploaded', { ...config, bodyMost }, async (request) => {
      await require(request.ip, readCode(request));
      const bytes = bodyLength(request);
      if (bytes > backupMost) {
        throw problem('invalid', { status: 413, error: sentences.firstRun.backupTooLarge });
      }
      return restores.receive(bytes, () => (request.body ?? request.raw) as IncomingMessage);
    });
  });
}

function readCode({ headers }: FastifyRequest): string {
  const code = headers['x-set-up-code'];
  return typeof code === 'string' ? code.slice(0, 64) : '';
}
