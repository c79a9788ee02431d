import { getViewer } from '../../../platform/access.ts';
import type { App } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import type { PlayCounter } from '../play/index.ts';

/** Takes what the player says of itself; the counter stores it, in order with what was sent. */
export function listeningRoutes(app: App, plays: Pick<PlayCounter, 'told'>) {
  serve(
    app,
    'POST /user/listening',
    // Playback continues even when the service closes.
    { access: 'listener', staysOpen: true, opensTransaction: true },
    (request) => plays.told(getViewer(request).id, request.body),
  );
}
