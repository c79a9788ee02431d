import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { answerOnce } from '../../../platform/repeats/answer-once.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { featuredChanged } from './playlist.events.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import {
  changeEditorial,
  createEditorial,
  deleteEditorial,
  type Editing,
} from './change-editorial.ts';
import { describeEditorial } from './describe-editorial.ts';
import { findEditorial } from './editorial-playlist.repository.ts';

const config = { access: { permission: 'editorial.manage' } } as const;

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

  serve(app, 'GET /playlists/editorial', config, async () =>
    (await findEditorial(db)).map(describeEditorial),
  );

  serve(app, 'POST /playlists/editorial', config, async (request) => {
    return edit(request, (tx, on) => createEditorial(tx, request.body, on));
  });

  serve(app, 'PUT /playlists/editorial/:id', config, async (request) => {
    const change = { id: request.params.id, body: request.body, seen: seenVersion(request) };
    const { id, ...about } = await edit(request, (tx, on) => changeEditorial(tx, change, on));
    return { playlist: { ...about, _id: id } };
  });

  serve(app, 'DELETE /playlists/editorial/:id', config, async (request) => {
    await edit(request, async (tx, on) => {
      await deleteEditorial(tx, request.params.id, on);
      return null;
    });
  });
};

function seenVersion({ headers }: FastifyRequest): number | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = /^"?(?<version>\d{1,9})"?$/.exec(ifMatch)?.groups?.['version'];
  if (version === undefined) throw problem('invalid', { error: sentences.editorial.version });
  return Number(version);
}
