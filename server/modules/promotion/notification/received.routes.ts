import { fanLimits } from '#contract/fan-choices.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { cutPart } from '../../../platform/cursor.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { readExport } from '../../listening/data-export/index.ts';
import { readAllDecisions } from '../../accounts/decision-notification/index.ts';
import { describeReceived } from './describe-received.ts';
import { readAllPlaylistNews } from '../../listening/playlist/index.ts';
import { openEntry } from './open-entry.ts';
import { readAllNews } from './read-news.repository.ts';
import {
  findReceived,
  muteArtist,
  noteClicked,
  readAll,
  unmuteArtist,
} from './received.repository.ts';
import { countUnread } from './unread.repository.ts';

/** See docs/product/fans.md and docs/product/notices.md. */
export const receivedRoutes: AppModule = (app, { db, clock }) => {
  const config = { access: 'listener' } as const;

  serve(app, 'GET /user/notifications', config, async (request) => {
    const viewer = getViewer(request);
    const { id: listener } = viewer;
    const { cursor } = request.query;
    const most = fanLimits.noticePage;
    const now = clock();
    const [found, unread] = await Promise.all([
      findReceived(db, { listener, now, cursor, limit: most + 1 }),
      countUnread(db, listener, now),
    ]);
    const { rows, nextCursor } = cutPart(found, most, (row) => ({
      order: row.at.getTime(),
      id: row.id,
    }));
    const notifications = rows.map((row) => describeReceived(row, viewer, now));
    return { notifications, unread, nextCursor };
  });

  for (const way of ['open', 'click'] as const) {
    serve(app, `POST /user/notifications/:id/${way}`, config, async (request) => {
      const { id: listener } = getViewer(request);
      const act = { listener, notification: request.params.id, now: clock() };
      const { tx } = request;
      const found = await openEntry(tx, act);
      if (found === null) throw problem('not-found');
      if (found === 'message' && way === 'click') await noteClicked(tx, act);
      return { unread: await countUnread(tx, listener, act.now) };
    });
  }

  serve(app, 'POST /user/notifications/read', config, async (request) => {
    const { id } = getViewer(request);
    const now = clock();
    const { tx } = request;
    await readAll(tx, id, now);
    await readAllDecisions(tx, id, now);
    await readExport(tx, id, now);
    await readAllPlaylistNews(tx, id, now);
    await readAllNews(tx, id, now);
    return { unread: 0 };
  });

  serve(app, 'PUT /user/notifications/muted/:artistId', config, async (request) => {
    const wanted = { listener: getViewer(request).id, artist: request.params.artistId };
    await muteArtist(request.tx, { ...wanted, now: clock() });
  });

  serve(app, 'DELETE /user/notifications/muted/:artistId', config, async (request) => {
    await unmuteArtist(request.tx, {
      listener: getViewer(request).id,
      artist: request.params.artistId,
    });
  });
};
