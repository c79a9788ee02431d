import type { FastifyRequest } from 'fastify';
import { viewerOf } from './access.ts';
import type { Foundation } from './app.ts';
import type { PathSigning } from './signed-path.ts';

/** Signs addresses so that they expire with the session of the call. */
export const signFor =
  ({ clock, mediaKeys: secret }: Pick<Foundation, 'clock' | 'mediaKeys'>) =>
  (request: FastifyRequest): PathSigning => ({
    now: clock(),
    secret,
    sessionId: viewerOf(request).sessionId,
  });
