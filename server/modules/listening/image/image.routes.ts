import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { imageWidths } from '#contract/picture.ts';
import type { ImageWidth, PictureForm } from '../../../media/picture-form.ts';
import { pictureKinds } from '../../../media/picture-kind.ts';
import type { AppModule } from '../../../platform/app.ts';
import { toNetwork } from '../../../platform/to-network.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findPictureSubject } from './image.repository.ts';
import { matchesEtag } from './matches-etag.ts';

const paramsSchema = z.object({ kind: z.string(), id: idSchema });
const querySchema = z.strictObject({
  w: z._default(z.string(), '640'),
  v: z.optional(z.string()),
  f: z.optional(z.literal('jpg')),
});

/** The address has no version, so a renamed playlist may show its old cover for a day. */
const drawnCaching = 'public, max-age=86400, stale-while-revalidate=604800';

const versionCaching = 'public, max-age=31536000, immutable';

/** The address names no current version, so its content may change. */
const movingCaching = 'public, no-cache';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const bestFormat = (accepted = '') => (accepted.includes('image/avif') ? 'avif' : 'webp');

export const imageRoutes: AppModule = (app, { db, media }) => {
  app.get(
    '/api/images/:kind/:id',
    {
      // Image elements of the staff's screens send no token.
      config: { access: 'public', staysOpen: true, skipsQueue: true },
      schema: { params: paramsSchema, querystring: querySchema },
    },
    async (request, reply) => {
      const kind = pictureKinds.find((each) => each === request.params.kind);
      if (kind === undefined) throw problem('not-found');
      const { w, v, f } = request.query;
      if (v !== undefined && kind !== 'user') throw problem('invalid');
      const format = f ?? bestFormat(request.headers.accept);
      const form: PictureForm = { width: readWidth(w), format };
      const subject = await findPictureSubject(db, kind, request.params.id);
      if (subject === null) throw problem('not-found');
      const picture = media.picture(subject);
      const etag = `"${picture.tag(form)}"`;
      const headers = { etag, 'cache-control': getCaching(picture.version, v), vary: 'Accept' };
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        return reply.headers(headers).code(304).send();
      }
      const content = await picture.read(form, toNetwork(request.ip));
      return reply.headers(headers).type(contentTypes[format]).send(content);
    },
  );
};

function getCaching(version: string | null, requested: string | undefined) {
  if (version === null && requested === undefined) return drawnCaching;
  return version !== null && requested === version ? versionCaching : movingCaching;
}

function readWidth(given: string): ImageWidth {
  const width = imageWidths.find((each) => String(each) === given);
  if (width !== undefined) return width;
  const error = fill(sentences.images.wrongWidth, { widths: imageWidths.join(', ') });
  throw problem('invalid', { error, fields: { w: error } });
}
