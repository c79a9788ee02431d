import { join } from 'node:path';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { App, AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { artKinds, type ArtKind } from './art/art-subject.ts';
import { matchesEtag } from './matches-etag.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import { findArtSubject, listForemostSubjects, type FoundSubject } from './image.repository.ts';
import { imageWidths, type ImageWidth } from './render-art.ts';

type ImageSource = {
  store: ImageStore;
  findSubject: (kind: ArtKind, id: string) => Promise<FoundSubject>;
};

const paramsSchema = z.object({ kind: z.string(), id: idSchema });
const querySchema = z.strictObject({ w: z._default(z.string(), '640') });

/**
 * The address carries no version, so a day is the longest that a renamed playlist may show its old
 * cover; after that a client shows what it has while it asks again, which costs a 304.
 */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Generated art of albums, artists (portrait and banner), playlists and users. */
function addImageRoutes(app: App, { store, findSubject }: ImageSource) {
  app.get(
    '/api/images/:kind/:id',
    { config: { access: 'public' }, schema: { params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      const kind = artKinds.find((each) => each === request.params.kind);
      if (kind === undefined) throw problem('not-found');
      const width = readWidth(request.query.w);
      const { id } = request.params;
      const found = await findSubject(kind, id);
      if (found === null) throw problem('not-found');
      const wanted = { subject: { kind, id, ...found }, width };
      const etag = store.etag(wanted);
      reply.headers({ etag, 'cache-control': cacheControl });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/webp').send(await store.read(wanted));
    },
  );
}

/** The image module: files under the data folder, the demo's front page drawn ahead of its visitors. */
export const imageRoutes: AppModule = (app, { config, db }) => {
  const store = createImageStore({
    folder: join(config.dataDir, 'images'),
    onKeepFailure: (error) => app.log.warn({ err: error }, 'an image could not be kept'),
  });
  addImageRoutes(app, { store, findSubject: (kind, id) => findArtSubject(db, kind, id) });
  app.addHook('onListen', () => {
    prepareForemost().catch((error: unknown) =>
      app.log.warn({ err: error }, 'the images could not be prepared'),
    );
  });
  app.addHook('onClose', () => store.close());

  async function prepareForemost() {
    const subjects = await listForemostSubjects(db, preparedMost);
    await store.prepare(subjects.map((subject) => ({ subject, width: 320 as const })));
  }
};

/** How many of a kind are drawn ahead: a home page and a search page hold fewer. */
const preparedMost = 48;

function readWidth(given: string): ImageWidth {
  const width = imageWidths.find((each) => String(each) === given);
  if (width !== undefined) return width;
  const error = fill(sentences.images.wrongWidth, { widths: imageWidths.join(', ') });
  throw problem('invalid', { error, fields: { w: error } });
}
