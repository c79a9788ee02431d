import { hash } from 'node:crypto';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { AppModule } from '../../../platform/app.ts';
import { judgePreconditions } from '../../../platform/content/preconditions.ts';
import { contractVersion } from '../../../platform/contract-version.ts';
import { describeCalls } from './describe-calls.ts';

/** Each call asks whether it changed, which it does with the server's version alone. */
const caching = 'private, no-cache';

/** See docs/server.md. */
export const openapiRoutes: AppModule = (app) => {
  let made: Promise<{ text: string; etag: string }> | undefined;

  /** At the first call, because it takes half a second. */
  async function make() {
    const { readExamples } = await import('./examples/read-examples.ts');
    const examples = await readExamples();
    const info = { title: brand, version: contractVersion() };
    const text = JSON.stringify(describeCalls(info, { served: app.declaredRoutes, examples }));
    return { text, etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"` };
  }

  app.get('/api/openapi.json', { config: { access: 'listener' } }, async (request, reply) => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    const { text, etag } = await made;
    reply.headers({ etag, 'cache-control': caching });
    if (judgePreconditions(request.headers, etag) === 'unchanged') return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
};
