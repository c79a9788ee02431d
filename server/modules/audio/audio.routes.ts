import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import type { App } from '../../platform/app.ts';
import { playerPatience } from '../../platform/limit-times.ts';
import { problem } from '../../platform/problems.ts';
import { addressQuerySchema, readAudioAddress } from './audio-address.ts';
import type { SoundLibrary } from '../../media/demo/sound/sound-library.ts';
import { mp3, mp3Bytes, previewBytes } from '../../media/demo/sound/mp3-layout.ts';
import { type PlayableTrack, sendAudio } from './send-audio.ts';

/** Seconds `from` to `to` of a track that a listener has been sent. */
export type Served = { listenerId: string; track: PlayableTrack; from: number; to: number };

export type AudioOptions = {
  findTrack: (id: string) => Promise<PlayableTrack | null>;
  library: Pick<SoundLibrary, 'open'>;
  secret: string;
  clock: () => Date;
  onServed: (served: Served) => void;
};

const paramsSchema = z.strictObject({ id: idSchema });

/**
 * `GET` and `HEAD /api/tracks/:id/audio`: a track's MP3, whole or a range of it, to whoever holds a
 * signed address. A visitor's address yields the preview as if it were the whole file.
 */
export function audioRoutes(
  app: App,
  { findTrack, library, secret, clock, onServed }: AudioOptions,
) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/tracks/:id/audio',
    config: { access: 'public', readerPatience: playerPatience },
    schema: { params: paramsSchema, querystring: addressQuerySchema },
    async handler(request, reply) {
      const { id } = request.params;
      const grant = readAudioAddress(id, request.query, { now: clock(), secret });
      if (grant === null) throw problem('forbidden');
      const track = await findTrack(id);
      if (track === null) throw problem('not-found');
      const { listenerId } = grant;
      const size = listenerId === null ? previewBytes(track.duration) : mp3Bytes(track.duration);
      const onBytes = (from: number, to: number) => {
        if (listenerId === null) return;
        const stretch = { from: from / mp3.bytesPerSecond, to: to / mp3.bytesPerSecond };
        onServed({ listenerId, track, ...stretch });
      };
      const reader = listenerId === null ? 'visitor' : 'listener';
      return sendAudio(request, reply, { track, size, reader, library, onBytes });
    },
  });
}
