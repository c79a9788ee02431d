import * as z from 'zod/mini';
import { listeningBodySchema } from '#contract/listening.ts';
import { getViewer } from '../../platform/access.ts';
import type { App } from '../../platform/app.ts';
import type { PlayCounter } from '../play/index.ts';

/** Takes what the player says of itself; the counter stores it, in order with what was sent. */
export function listeningRoutes(app: App, plays: Pick<PlayCounter, 'told'>) {
  app.post(
    '/api/user/listening',
    {
      // Playback continues even when the service closes.
      config: { access: 'listener', staysOpen: true, opensTransaction: true },
      schema: { body: listeningBodySchema, response: { 204: z.null() } },
    },
    (request) => plays.told(getViewer(request).id, request.body),
  );
}
