import * as z from 'zod/mini';
import { playerLimits } from '#contract/limits.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { getOrigin } from '../../accounts/session/index.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { changeQueue, isWhole } from './change-queue.ts';
import { openStreams } from './open-streams.ts';
import { findPassed, findSignedIn, pass } from './player-command.repository.ts';
import { findQueue, findVersion, holdQueue, storeQueue } from './player-queue.repository.ts';
import {
  findDevices,
  findPlaying,
  findTracksByIds,
  hasDevice,
  hasOthers,
  noteDevice,
  noteSame,
  noteSign,
  storeLater,
  storePosition,
} from './player.repository.ts';
import { playerChanged } from './player.events.ts';

const config = { access: 'listener' } as const;

/** See docs/product/devices.md. */
export const playerRoutes: AppModule = (app, dependencies) => {
  const { db, clock, databaseNow, elapsed } = dependencies;
  const streams = openStreams(elapsed);
  app.addHook('preClose', async () => streams.close());

  app.events.on(playerChanged, async () => {
    const userIds = streams.userIds();
    if (userIds.length === 0) return;
    const passed = await findPassed(db, userIds, clock());
    const named = [...new Set(passed.map(({ userId }) => userId))];
    if (named.length > 0) streams.deliver(passed, await findSignedIn(db, named, clock()));
  });

  /** @throws {Problem} `not-found` for a device that is not of the account. */
  async function requireDevice(tx: Db, userId: string, id: string) {
    if (!(await hasDevice(tx, userId, id))) throw problem('not-found');
  }

  // Most signs of life say nothing new, and need no transaction.
  const mostlyNoNews = { ...config, opensTransaction: true } as const;

  serve(app, 'POST /user/player/beat', mostlyNoNews, async (request) => {
    const { id: userId, sessionId } = getViewer(request);
    const { deviceId: id, kind, isLeaving = false, isAsking = false } = request.body;
    const now = databaseNow();
    const name = getOrigin(request).device;
    const seen = { userId, sessionId, id, name, kind, now };
    const isSame = !isLeaving && !isAsking && (await noteSame(db, seen));
    if (!isSame) {
      await inTransaction(db, async (tx) => {
        const isNews = await noteDevice(tx, { ...seen, isLeaving });
        if ((isNews || isAsking) && (await hasOthers(tx, userId, { id, now })))
          await pass(tx, userId, { name: 'changed' }, clock());
      });
    }
    const [devices, playing, queueVersion] = await Promise.all([
      findDevices(db, userId, now),
      findPlaying(db, userId, now),
      findVersion(db, userId),
    ]);
    return { devices, playing, queueVersion };
  });

  serve(app, 'GET /user/player/queue', config, async (request) => {
    const queue = await findQueue(db, getViewer(request).id);
    if (queue === null) throw problem('not-found');
    return queue;
  });

  serve(app, 'GET /user/player/tracks', config, async (request) => {
    const ids = [...new Set(request.query.ids.split(','))].slice(0, playerLimits.tracks);
    const rows = await findTracksByIds(db, ids);
    return describeTracks(rows, getViewer(request), dependencies, { kind: 'queue' });
  });

  serve(app, 'PUT /user/player/queue', config, async (request) => {
    const userId = getViewer(request).id;
    const { deviceId, ...queue } = request.body;
    const { tx } = request;
    await requireDevice(tx, userId, deviceId);
    const keys = queue.entries.map(({ key }) => key);
    if (!isWhole(keys, queue.order)) throw problem('invalid');
    const version = ((await holdQueue(tx, userId))?.version ?? 0) + 1;
    await storeQueue(tx, userId, { ...queue, version });
    return { version };
  });

  serve(app, 'PATCH /user/player/queue', config, async (request) => {
    const userId = getViewer(request).id;
    const { tx, body } = request;
    await requireDevice(tx, userId, body.deviceId);
    const queue = await holdQueue(tx, userId);
    if (queue?.version !== body.version)
      throw problem('duplicate', { current: { version: queue?.version ?? null } });
    const changed = changeQueue(queue, body);
    if (changed === null) throw problem('invalid');
    await storeQueue(tx, userId, changed);
    return { version: changed.version };
  });

  serve(app, 'PUT /user/player/position', mostlyNoNews, async (request) => {
    const userId = getViewer(request).id;
    const { body } = request;
    const now = databaseNow();
    if (await storeLater(db, userId, { ...body, now })) return { isHere: true };
    return inTransaction(db, async (tx) => {
      if (!(await noteSign(tx, userId, { id: body.deviceId, now }))) throw problem('not-found');
      const stored = await storePosition(tx, userId, { ...body, now });
      const { formerDeviceId, isHere, isNews } = stored;
      if (isHere && formerDeviceId !== null && formerDeviceId !== body.deviceId)
        await pass(tx, userId, { deviceId: formerDeviceId, name: 'released' }, clock());
      if (isNews && (await hasOthers(tx, userId, { id: body.deviceId, now })))
        await pass(tx, userId, { name: 'changed' }, clock());
      return { isHere };
    });
  });

  serve(app, 'POST /user/player/commands', config, async (request) => {
    const userId = getViewer(request).id;
    const { deviceId, kind, value } = request.body;
    await requireDevice(request.tx, userId, deviceId);
    await pass(request.tx, userId, { deviceId, name: kind, value }, clock());
  });

  app.route({
    method: 'GET',
    url: '/api/user/player/stream',
    config: { ...config, readerPatience: playerPatience, waitsForNews: true },
    schema: { querystring: z.strictObject({ deviceId: idSchema }) },
    async handler(request, reply) {
      const userId = getViewer(request).id;
      const { deviceId } = request.query;
      await requireDevice(db, userId, deviceId);
      // Ends the stream of another tab, on whichever server that is.
      await pass(db, userId, { deviceId, name: 'replaced' }, clock());
      const known = await findPassed(db, [userId], clock());
      const stream = streams.open({ userId, deviceId, known: known.map(({ id }) => id) });
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      return reply.send(stream);
    },
  });
};
