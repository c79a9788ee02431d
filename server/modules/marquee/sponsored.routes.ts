import { sql } from '#drizzle/orm.ts';
import * as z from 'zod/mini';
import { seenBodySchema, sponsoredAnswerSchema } from '#contract/marquee.ts';
import { emptyBodySchema, idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { countClick, countImpression } from './count-showing.ts';
import { marqueeCampaignTable, marqueeHiddenTable } from './marquee.table.ts';
import { showSponsored } from './show-sponsored.ts';
import { wasShown } from './sign-showing.ts';

/** Every call may be repeated. See docs/product/marquee.md. */
export const sponsoredRoutes: AppModule = (app, dependencies) => {
  const { db, clock, mediaKeys: secret } = dependencies;
  const options = {
    config: { access: 'listener' },
    schema: {
      params: z.strictObject({ id: idSchema }),
      body: emptyBodySchema,
      response: { 204: z.null() },
    },
  } as const;
  const url = '/api/user/sponsored/:id';

  app.get(
    '/api/user/sponsored',
    {
      config: { access: 'listener' },
      schema: {
        querystring: z.strictObject({ playlist: idSchema }),
        response: { 200: sponsoredAnswerSchema },
      },
    },
    async (request) => {
      const place = { playlist: request.query.playlist };
      const asking = { listenerId: viewerOf(request).id, place };
      return { sponsored: await showSponsored(dependencies, asking) };
    },
  );

  const seenOptions = { ...options, schema: { ...options.schema, body: seenBodySchema } };
  app.post(`${url}/impression`, seenOptions, async (request, reply) => {
    const seen = { campaignId: request.params.id, listenerId: viewerOf(request).id, now: clock() };
    if (!wasShown(seen, request.body.showing, { now: seen.now, secret }))
      throw problem('forbidden');
    await countImpression(db, seen);
    return reply.code(204).send(null);
  });

  app.post(`${url}/click`, options, async (request, reply) => {
    const seen = { campaignId: request.params.id, listenerId: viewerOf(request).id, now: clock() };
    await countClick(db, seen);
    return reply.code(204).send(null);
  });

  app.put(`${url}/hidden`, options, async (request, reply) => {
    await db.execute(sql`
      insert into ${marqueeHiddenTable} (listener_id, artist_id, hidden_at)
      select ${viewerOf(request).id}, ${marqueeCampaignTable.artistId}, ${clock().toISOString()}::timestamptz
      from ${marqueeCampaignTable} where ${marqueeCampaignTable.id} = ${request.params.id}
      on conflict do nothing`);
    return reply.code(204).send(null);
  });

  app.delete(`${url}/hidden`, options, async (request, reply) => {
    await db.execute(sql`
      delete from ${marqueeHiddenTable} using ${marqueeCampaignTable}
      where ${marqueeHiddenTable.listenerId} = ${viewerOf(request).id}
        and ${marqueeHiddenTable.artistId} = ${marqueeCampaignTable.artistId}
        and ${marqueeCampaignTable.id} = ${request.params.id}`);
    return reply.code(204).send(null);
  });
};
