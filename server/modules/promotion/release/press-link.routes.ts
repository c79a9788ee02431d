import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { isSignedPath, signedQuerySchema } from '../../../platform/signed-path.ts';
import { toNetwork } from '../../../platform/to-network.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import { requireAgreement } from '../../catalogue/label/index.ts';
import { labelFor } from '../../catalogue/ownership/index.ts';
import { findOpenLink } from './press-link.repository.ts';
import {
  endPressLink,
  hearRelease,
  makePressLink,
  type PressMedium,
  pressPath,
  readPressLinks,
} from './press-link.ts';
import { findRelease, holdRelease } from './release.repository.ts';
import { sendReleaseCover, sendReleaseSound } from './send-release-media.ts';

/** Of a network, such as an editorial office. */
const readings = { most: 120, window: 60_000 } as const;

/** See docs/product/releases.md. Tokens are in bodies, because addresses are logged. */
export const pressLinkRoutes: AppModule = (app, dependencies) => {
  const { db, clock, mediaKeys: secret } = dependencies;
  const config = { access: { permission: 'label.open' } } as const;
  const limit = app.limits.define('press-release', readings);

  serve(app, 'GET /label/drafts/:id/links', config, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const release = await findRelease(db, { id: request.params.id, labelId });
    if (release === null || release.state === 'live') throw problem('not-found');
    return readPressLinks(db, release, clock());
  });

  type Named = { id: string; label: string | undefined };

  const holdOwn = async (request: FastifyRequest, { id, label }: Named) => {
    const { tx, ip: address } = request;
    const viewer = getViewer(request);
    const actor = await findActor(tx, { id: viewer.id, address });
    const labelId = await labelFor(tx, viewer, { named: label });
    const release = await holdRelease(tx, id);
    if (release?.labelId !== labelId || release.state === 'live') throw problem('not-found');
    return { release, acting: { actor, now: clock() } };
  };

  // Not by its idempotency key: a stored answer would hold the token.
  serve(app, 'POST /label/drafts/:id/links', config, async (request) => {
    const { tx, params, query, body } = request;
    const { release, acting } = await holdOwn(request, { id: params.id, label: query.label });
    await requireAgreement(tx, release.labelId);
    return makePressLink(tx, release, body, acting);
  });

  serve(app, 'DELETE /label/drafts/:id/links/:link', config, async (request) => {
    const { tx, params, query } = request;
    const { release, acting } = await holdOwn(request, { id: params.id, label: query.label });
    await endPressLink(tx, release, params.link, acting);
  });

  serve(app, 'POST /press/release', { access: 'public' }, async (request) => {
    limit.count(toNetwork(request.ip));
    return hearRelease(request.tx, request.body, { now: clock(), secret });
  });

  const check = async (medium: PressMedium, query: z.infer<typeof signedQuerySchema>) => {
    const now = clock();
    const isSigned = isSignedPath(pressPath(medium), query, { now, secret });
    const link = isSigned ? await findOpenLink(db, { id: medium.link }, now) : null;
    if (link === null || link.state === 'live') throw problem('forbidden');
    return link.releaseId;
  };

  app.get(
    '/api/press/:link/cover/:cover',
    {
      config: { access: 'public', skipsQueue: true },
      schema: {
        params: z.strictObject({ link: idSchema, cover: idSchema }),
        querystring: signedQuerySchema,
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const id = await check(params, query);
      return sendReleaseCover(reply, dependencies, { id, cover: params.cover });
    },
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/press/:link/tracks/:track',
    config: { access: 'public', readerPatience: playerPatience },
    schema: {
      params: z.strictObject({ link: idSchema, track: idSchema }),
      querystring: signedQuerySchema,
    },
    async handler(request, reply) {
      await check(request.params, request.query);
      return sendReleaseSound(request, reply, dependencies, request.params.track);
    },
  });
};
