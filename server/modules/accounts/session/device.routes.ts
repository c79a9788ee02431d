import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { endDevice, endOtherDevices, findDevices } from './device.repository.ts';

/** See docs/product/account.md. */
export const deviceRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;

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

  serve(app, 'GET /session/devices', config, async (request) => {
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

  serve(app, 'DELETE /session/devices/:id', config, async (request) => {
    const { id } = getViewer(request);
    const isThere = await endDevice(request.tx, id, request.params.id);
    if (!isThere) throw problem('not-found');
    await record(request, 'one');
  });

  serve(app, 'DELETE /session/devices', config, async (request) => {
    const { id, sessionId } = getViewer(request);
    if (await endOtherDevices(request.tx, id, sessionId)) await record(request, 'others');
  });
};
