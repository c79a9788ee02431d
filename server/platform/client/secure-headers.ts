import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { inlineHashes } from './page.ts';

/**
 * Headers that keep a browser from running, framing or sending what is not ours: nothing is
 * allowed but what is named, and inline code only by the hash of what the built page holds.
 */
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
        // Staff may name a cover somewhere else: docs/decisions/foreign-covers.md.
        imgSrc: [self, 'data:', 'blob:', 'https:'],
        mediaSrc: [self, 'blob:'],
        fontSrc: [self],
        connectSrc: [self],
        manifestSrc: [self],
        baseUri: none,
        formAction: [self],
        frameAncestors: none,
        requireTrustedTypesFor: ["'script'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
