import { join } from 'node:path';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { App, AppModule } from '../../platform/app.ts';
import { openKeptFiles } from '../../platform/kept-files.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { artKinds, type ArtKind } from '../../media/demo/art/art-subject.ts';
import { matchesEtag } from './matches-etag.ts';
import {
  openDrawings,
  type ImageFormat,
  type Drawings,
  type WantedDrawing,
} from '../../media/demo/pictures/drawing-store.ts';
import { findArtSubject, listForemostSubjects, type FoundSubject } from './image.repository.ts';
import {
  imageWidths,
  rendererVersion,
  type ImageWidth,
} from '../../media/demo/pictures/render-art.ts';
import { createRenderQueue } from '../../media/render-queue.ts';
import { readSentPictures, type SentPictures } from './sent-pictures.ts';

type ImageSource = {
  store: Drawings;
  pictures: SentPictures;
  findSubject: (kind: ArtKind, id: string) => Promise<FoundSubject>;
};

const paramsSchema = z.object({ kind: z.string(), id: idSchema });
const querySchema = z.strictObject({
  w: z._default(z.string(), '640'),
  /** Version of a user's own picture. */
  v: z.optional(z.string()),
  /** JPEG instead of WebP. */
  f: z.optional(z.literal('jpg')),
});

/**
 * The address carries no version, so a day is the longest that a renamed playlist may show its old
 * cover; after that a client shows what it has while it asks again, which costs a 304.
 */
const drawnCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/** The address names the version of a picture, which never changes. */
const versionCaching = 'public, max-age=31536000, immutable';

/** The address is that of another version, or of none: what stands there may change at any moment. */
const movingCaching = 'public, no-cache';

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Drawings are kept up to this many bytes, some 20,000 of them. */
const capacity = 256 * 1024 ** 2;

/** Generated art of albums, artists (portrait and banner), playlists, charts and users; users' own pictures. */
function addImageRoutes(app: App, { store, pictures, findSubject }: ImageSource) {
  function chooseImage(
    wanted: Required<WantedDrawing>,
    picture: string | null,
    asked: string | undefined,
  ) {
    const { subject, width, format } = wanted;
    if (picture === null) {
      const caching = asked === undefined ? drawnCaching : movingCaching;
      return { etag: store.etag(wanted), caching, read: () => store.read(wanted) };
    }
    return {
      etag: `"picture-${picture}-${width}${format === 'jpg' ? '-jpg' : ''}"`,
      caching: asked === picture ? versionCaching : movingCaching,
      read: () => pictures.read({ userId: subject.id, version: picture, width, format }),
    };
  }

  app.get(
    '/api/images/:kind/:id',
    { config: { access: 'public' }, schema: { params: paramsSchema, querystring: querySchema } },
    async (request, reply) => {
      const kind = artKinds.find((each) => each === request.params.kind);
      if (kind === undefined) throw problem('not-found');
      const { w, v, f } = request.query;
      if (v !== undefined && kind !== 'user') throw problem('invalid');
      const width = readWidth(w);
      const { id } = request.params;
      const found = await findSubject(kind, id);
      if (found === null) throw problem('not-found');
      const { picture = null, ...known } = found;
      const format: ImageFormat = f ?? 'webp';
      const wanted = { subject: { kind, id, ...known }, width, format };
      const { etag, caching, read } = chooseImage(wanted, picture, v);
      const headers = { etag, 'cache-control': caching };
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        return reply.headers(headers).code(304).send();
      }
      const content = await read();
      return reply.headers(headers).type(contentTypes[format]).send(content);
    },
  );
}

/** The image module: files under the data folder, the demo's front page drawn ahead of its visitors. */
export const imageRoutes: AppModule = (app, { config, db, assets, clock }) => {
  const kept = openKeptFiles({
    folder: join(config.dataDir, 'images'),
    version: rendererVersion,
    capacity,
    clock,
    onFailure: (error) => app.log.warn({ err: error }, 'an image could not be kept'),
  });
  const queue = createRenderQueue();
  const store = openDrawings({ kept, queue });
  const pictures = readSentPictures({ db, assets }, queue);
  addImageRoutes(app, { store, pictures, findSubject: (kind, id) => findArtSubject(db, kind, id) });
  app.addHook('onListen', () => {
    prepareForemost().catch((error: unknown) =>
      app.log.warn({ err: error }, 'the images could not be prepared'),
    );
  });
  app.addHook('onClose', async () => {
    store.close();
    await queue.close();
  });

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
