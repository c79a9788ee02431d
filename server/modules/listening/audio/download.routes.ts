import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressQuerySchema } from '#contract/audio-address.ts';
import { idSchema } from '#contract/primitives.ts';
import type { Media } from '../../../media/media-source.ts';
import { getViewer } from '../../../platform/access.ts';
import type { App } from '../../../platform/app.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import { toDay } from '../../../platform/days.ts';
import type { MediaKeys } from '../../../platform/media-keys.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { serve } from '../../../platform/serve.ts';
import { readAudioAddress, signAudioAddress } from '../../catalogue/track/index.ts';
import type { SeenSession, WantedDownload } from './audio.repository.ts';
import { attachment, toFileName } from './file-name.ts';
import { hasDownloads } from './plan-rights.ts';
import { sendSound } from './send-sound.ts';

type Whose = { listenerId: string; now: Date } | SeenSession;

export type DownloadOptions = {
  find: (whose: Whose, trackId: string) => Promise<WantedDownload | null>;
  media: Pick<Media, 'sound'>;
  secret: MediaKeys;
  clock: () => Date;
  isDemo: (request: FastifyRequest) => boolean;
};

const paramsSchema = z.strictObject({ id: idSchema });
const purpose = 'file';

/**
 * `/download` returns the signed address of `/file` to paying users and their families, and to
 * former ones until the last paid day. A download counts as no play.
 */
export function downloadRoutes(app: App, { find, media, secret, clock, isDemo }: DownloadOptions) {
  /** @throws {Problem} `forbidden` without a paid plan, `not-found` for an unknown track. */
  async function findPaid(whose: Whose, trackId: string) {
    const wanted = await find(whose, trackId);
    if (wanted === null) throw problem('forbidden');
    const { track } = wanted;
    if (!hasDownloads(wanted, toDay(clock())))
      throw problem('forbidden', { error: sentences.downloads.premiumOnly });
    if (track === null) throw problem('not-found');
    return track;
  }

  serve(app, 'GET /tracks/:id/download', { access: 'listener' }, async (request) => {
    const { id: listenerId, sessionId } = getViewer(request);
    const now = clock();
    const track = await findPaid({ listenerId, now }, request.params.id);
    const signed = { trackId: track.id, sessionId, now, secret, purpose } as const;
    const { type } = media.sound(track, 'listener');
    return { url: signAudioAddress(signed), fileName: toFileName(track, type) };
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/tracks/:id/file',
    config: { access: 'public', readerPatience: playerPatience },
    schema: { params: paramsSchema, querystring: addressQuerySchema },
    async handler(request, reply) {
      const { id } = request.params;
      const now = clock();
      const sessionId = readAudioAddress(id, request.query, { now, secret, purpose })?.sessionId;
      if (!sessionId) throw problem('forbidden');
      const track = await findPaid({ sessionId, now, demo: isDemo(request) }, id);
      const sound = media.sound(track, 'listener');
      const disposition = attachment(toFileName(track, sound.type));
      return sendSound(request, reply, { sound, disposition });
    },
  });
}
