import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { deviceListSchema } from '#contract/device.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { endDevice, endOtherDevices, findDevices } from './device.repository.ts';

/** See docs/product/account.md. */
export const deviceRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;
  const params = z.strictObject({ id: idSchema });
  const url = '/api/session/devices';

  const record = (request: FastifyRequest, ended: 'one' | 'others') => {
    const { id } = getViewer(request);
    const who = { actorId: id, subjectId: id, request };
    return recordSecurityEvent(request.tx, {
      kind: 'device',
      outcome: 'success',
      ...who,
      detail: { ended },
    });
  };

  app.get(url, { config, schema: { response: { 200: deviceListSchema } } }, async (request) => {
    const { id, sessionId } = getViewer(request);
    const devices = await findDevices(db, id, clock());
    return {
      devices: devices.map(({ createdAt, lastSeenAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: device.id === sessionId,
      })),
    };
  });

  app.delete(
    '/api/session/devices/:id',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request) => {
      const { id } = getViewer(request);
      const isThere = await endDevice(request.tx, id, request.params.id);
      if (!isThere) throw problem('not-found');
      await record(request, 'one');
    },
  );

  app.delete(
    url,
    { config, schema: { body: emptyBodySchema, response: { 204: z.null() } } },
    async (request) => {
      const { id, sessionId } = getViewer(request);
      if (await endOtherDevices(request.tx, id, sessionId)) await record(request, 'others');
    },
  );
};
