import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { inlineHashes } from './page.ts';

/** The policy allows inline code only by the hashes of the built page's. */
export async function sendSecureHeaders(app: FastifyInstance, html = ''): Promise<void> {
  const self = "'self'";
  const none = ["'none'"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: [self, ...inlineHashes(html, 'script')],
        styleSrc: [self, ...inlineHashes(html, 'style')],
        // Staff may link a cover elsewhere: docs/decisions/media.md.
        imgSrc: [self, 'data:', 'blob:', 'https:'],
        mediaSrc: [self, 'blob:'],
        fontSrc: [self],
        connectSrc: [self],
        manifestSrc: [self],
        workerSrc: [self],
        baseUri: none,
        formAction: [self],
        frameAncestors: none,
        requireTrustedTypesFor: ["'script'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Other names of a bare domain may not speak https.
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
