import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../platform/app.ts';
import { sendContent } from '../../../platform/content/send-content.ts';
import { problem } from '../../../platform/problems.ts';
import { findStored } from './release.repository.ts';

const form = { width: 640, format: 'webp' } as const;

// Each address names its content, which never changes.
const caching = 'private, max-age=900';

/** @throws {Problem} `not-found` once the release has another cover. */
export async function sendReleaseCover(
  reply: FastifyReply,
  { media }: Pick<Dependencies, 'media'>,
  { id, cover }: { id: string; cover: string },
) {
  const picture = media.picture({ kind: 'album', id, sent: { hash: cover, version: cover } });
  const content = await picture.read(form).catch(() => {
    throw problem('not-found');
  });
  return reply.header('cache-control', caching).type('image/webp').send(content);
}

/** @throws {Problem} `not-found` until the sound is ready. */
export async function sendReleaseSound(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, assets }: Pick<Dependencies, 'db' | 'assets'>,
  track: string,
) {
  const stored = await findStored(db, track);
  if (!stored?.sound) throw problem('not-found');
  return sendContent(request, reply, { content: assets.content(stored.sound), caching });
}
