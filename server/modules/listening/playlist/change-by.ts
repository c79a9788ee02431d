import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Change } from './change-owned.ts';

export const changesBy =
  (clock: Dependencies['clock']) =>
  (request: FastifyRequest): Change => ({
    tx: request.tx,
    playlistId: (request.params as { id: string }).id,
    viewer: getViewer(request),
    address: request.ip,
    now: clock(),
  });
