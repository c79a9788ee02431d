import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  changedEditorialPlaylistSchema,
  changeEditorialPlaylistBodySchema,
  editorialPlaylistBodySchema,
  editorialPlaylistListSchema,
  editorialPlaylistSchema,
} from '#contract/editorial-playlist.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { publish } from '../../platform/events/events.ts';
import { problem } from '../../platform/problems.ts';
import { answerOnce } from '../../platform/repeats/answer-once.ts';
import { sentences } from '../../platform/sentences.ts';
import { featuredChanged } from '../playlist/index.ts';
import { findActor } from '../staff-action/index.ts';
import {
  changeEditorial,
  createEditorial,
  deleteEditorial,
  type Editing,
} from './change-editorial.ts';
import { describeEditorial } from './describe-editorial.ts';
import { findEditorial } from './editorial-playlist.repository.ts';

const config = { access: { permission: 'editorial.manage' } } as const;
const params = z.strictObject({ id: idSchema });

/** See docs/product/editorial.md. */
export const editorialPlaylistRoutes: AppModule = async (app, dependencies) => {
  const { db, clock, assets } = dependencies;

  function edit<Answer>(
    request: FastifyRequest,
    work: (tx: Db, editing: Editing) => Promise<Answer>,
  ): Promise<Answer> {
    return answerOnce(request, clock, async (tx) => {
      const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
      const answer = await work(tx, { actor, now: clock(), assets });
      await publish(tx, featuredChanged);
      return answer;
    });
  }

  app.get(
    '/api/playlists/editorial',
    { config, schema: { response: { 200: editorialPlaylistListSchema } } },
    async () => (await findEditorial(db)).map(describeEditorial),
  );

  app.post(
    '/api/playlists/editorial',
    {
      config,
      schema: { body: editorialPlaylistBodySchema, response: { 201: editorialPlaylistSchema } },
    },
    async (request) => {
      return edit(request, (tx, on) => createEditorial(tx, request.body, on));
    },
  );

  app.put(
    '/api/playlists/editorial/:id',
    {
      config,
      schema: {
        params,
        body: changeEditorialPlaylistBodySchema,
        response: { 200: changedEditorialPlaylistSchema },
      },
    },
    async (request) => {
      const change = { id: request.params.id, body: request.body, seen: seenVersion(request) };
      const { id, ...about } = await edit(request, (tx, on) => changeEditorial(tx, change, on));
      return { playlist: { ...about, _id: id } };
    },
  );

  app.delete(
    '/api/playlists/editorial/:id',
    { config, schema: { params, response: { 204: z.null() } } },
    async (request) => {
      await edit(request, async (tx, on) => {
        await deleteEditorial(tx, request.params.id, on);
        return null;
      });
    },
  );
};

function seenVersion({ headers }: FastifyRequest): number | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = /^"?(?<version>\d{1,9})"?$/.exec(ifMatch)?.groups?.['version'];
  if (version === undefined) throw problem('invalid', { error: sentences.editorial.version });
  return Number(version);
}
