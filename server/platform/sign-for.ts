import type { FastifyRequest } from 'fastify';
import { getViewer } from './access.ts';
import type { Foundation } from './app.ts';
import type { PathSigning } from './signed-path.ts';

export const signFor =
  ({ clock, mediaKeys: secret }: Pick<Foundation, 'clock' | 'mediaKeys'>) =>
  (request: FastifyRequest): PathSigning => ({
    now: clock(),
    secret,
    sessionId: getViewer(request).sessionId,
  });
