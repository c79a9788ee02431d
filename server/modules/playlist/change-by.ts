import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Change } from './change-owned.ts';
import type { FeaturedPlaylists } from './featured-playlists.ts';

export const changesBy =
  ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, featured: FeaturedPlaylists) =>
  (request: FastifyRequest): Change => ({
    db,
    featured,
    playlistId: (request.params as { id: string }).id,
    viewer: viewerOf(request),
    address: request.ip,
    now: clock(),
  });
