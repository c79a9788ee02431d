import * as z from 'zod/mini';
import type { PlaylistMessage } from '#contract/collaboration.ts';
import { collaborationLimits } from '#contract/limits.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { createEventStreams } from '../../../platform/event-streams.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { problem } from '../../../platform/problems.ts';
import { accountSuspended } from '../../people/user/index.ts';
import { findRevisions, type Reading } from './playlist-revision.repository.ts';
import { playlistChanged } from './playlist.events.ts';

/** `known` is the revision of which the reader heard last. */
type Reader = Reading & { known: number };

const toKey = ({ playlistId, userId }: Reading) => `${playlistId}/${userId}`;

/** For a collaborative playlist that its owner or a collaborator has open. */
export const playlistStreamRoutes: AppModule = (app, { db, elapsed }) => {
  const streams = createEventStreams<Reader, PlaylistMessage>(elapsed);
  app.addHook('preClose', async () => streams.close());

  const readRevisions = async (readings: readonly Reading[]) => {
    const rows = await findRevisions(db, readings);
    return new Map(rows.map(({ revision, ...reading }) => [toKey(reading), revision]));
  };

  async function tell() {
    const open = streams.all();
    if (open.length === 0) return;
    const revisions = await readRevisions(open.map(({ reader }) => reader));
    for (const stream of open) {
      const { reader } = stream;
      const revision = revisions.get(toKey(reader));
      if (revision === reader.known) continue;
      streams.say(stream, { kind: 'changed' });
      // The reader looks, and learns that they take part no more.
      if (revision === undefined) streams.end(stream);
      else reader.known = revision;
    }
  }
  app.events.on(playlistChanged, tell);
  app.events.on(accountSuspended, tell);

  app.route({
    method: 'GET',
    url: '/api/playlists/:id/stream',
    config: { access: 'listener', readerPatience: playerPatience, waitsForNews: true },
    schema: { params: z.strictObject({ id: idSchema }) },
    async handler(request, reply) {
      const reading = { playlistId: request.params.id, userId: getViewer(request).id };
      const known = (await readRevisions([reading])).get(toKey(reading));
      if (known === undefined) throw problem('not-found');
      const isSame = (other: Reader) => other.userId === reading.userId;
      const limit = { isSame, most: collaborationLimits.streams };
      const stream = streams.open({ ...reading, known }, limit, { kind: 'changed' });
      reply.header('x-accel-buffering', 'no').type('text/event-stream');
      return reply.send(stream);
    },
  });
};
