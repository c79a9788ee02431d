import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { arePushSecrets } from '../../../platform/web-push/encrypt-message.ts';
import { isEndpoint } from '../../../platform/web-push/public-endpoint.ts';
import { countUnread, openEntry } from '../notification/index.ts';
import { allowsOwnMachine } from './allows-own-machine.ts';
import { deleteDevice, findDevice, saveDevice } from './push-device.repository.ts';
import { findPresentKey, openPushKeys } from './push-keys.repository.ts';
import { findTold } from './read-token.ts';

const config = { access: 'listener' } as const;

/** See docs/product/push.md. */
export const pushRoutes: AppModule = (app, { config: settings, db, clock, vault }) => {
  app.addHook('onReady', () => openPushKeys(db, { vault, now: clock() }));

  serve(app, 'GET /user/push', config, async (request) => {
    const [{ publicKey: key }, device] = await Promise.all([
      findPresentKey(db),
      findDevice(db, getViewer(request).sessionId),
    ]);
    return { key, device };
  });

  serve(app, 'PUT /user/push', config, async (request) => {
    const { endpoint, keys, showsNames } = request.body;
    if (!isEndpoint(endpoint, { allowsOwnMachine: allowsOwnMachine(settings) })) {
      throw problem('invalid', { error: sentences.push.badEndpoint, status: 422 });
    }
    if (!arePushSecrets(keys)) {
      throw problem('invalid', { error: sentences.push.badKeys, status: 422 });
    }
    const { id: userId, sessionId } = getViewer(request);
    const { id: keyId } = await findPresentKey(request.tx);
    const device = { sessionId, userId, keyId, endpoint, ...keys, showsNames };
    await saveDevice(request.tx, device, clock());
  });

  serve(app, 'DELETE /user/push', config, async (request) => {
    await deleteDevice(request.tx, getViewer(request).sessionId);
  });

  // A browser's worker has no session.
  serve(app, 'POST /push/read', { access: 'public' }, async ({ body, tx }) => {
    const told = findTold(vault, body.token);
    if (told === null) throw problem('not-found');
    const act = { listener: told.userId, notification: told.newsId, now: clock() };
    if ((await openEntry(tx, act)) === null) throw problem('not-found');
    return { unread: await countUnread(tx, told.userId, act.now) };
  });
};
