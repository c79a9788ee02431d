import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressQuerySchema } from '#contract/audio-address.ts';
import { idSchema } from '#contract/primitives.ts';
import type { App } from '../../../platform/app.ts';
import { playerPatience } from '../../../platform/limit-times.ts';
import type { MediaKeys } from '../../../platform/media-keys.ts';
import { problem } from '../../../platform/problems.ts';
import type { Media, SoundSubject } from '../../../media/media-source.ts';
import { type DeviceKind, getDevice } from '../play/index.ts';
import { type PlaySource, readAudioAddress } from '../../catalogue/track/index.ts';
import type { SeenSession } from './audio.repository.ts';
import { sendSound } from './send-sound.ts';

const previewSeconds = 30;

/** Positions are in seconds. */
export type Served = {
  listenerId: string;
  track: SoundSubject;
  from: number;
  to: number;
  source: PlaySource | null;
  device: DeviceKind;
  isContinuation: boolean;
  /** Of the network, from which it came. */
  address: string;
};

export type AudioOptions = {
  findTrack: (id: string) => Promise<SoundSubject | null>;
  findPlayed: (
    id: string,
    session: SeenSession,
  ) => Promise<{ track: SoundSubject; listenerId: string | null } | null>;
  media: Pick<Media, 'sound'>;
  secret: MediaKeys;
  clock: () => Date;
  isDemo: (request: FastifyRequest) => boolean;
  /** Throws while what is sent could not be counted. */
  admit: (listenerId: string) => void;
  onServed: (served: Served) => void;
};

const paramsSchema = z.strictObject({ id: idSchema });

/**
 * Serves anybody with a signed address of an open session. A visitor gets the preview as if it
 * were the whole file.
 */
export function audioRoutes(
  app: App,
  { findTrack, findPlayed, media, secret, clock, isDemo, admit, onServed }: AudioOptions,
) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/tracks/:id/audio',
    // Playback continues even when the service closes.
    config: { access: 'public', readerPatience: playerPatience, staysOpen: true },
    schema: { params: paramsSchema, querystring: addressQuerySchema },
    async handler(request, reply) {
      const { id } = request.params;
      const now = clock();
      const grant = readAudioAddress(id, request.query, { now, secret });
      if (grant === null) throw problem('forbidden');
      const { sessionId, source, isContinuation, isTablet } = grant;
      if (sessionId === null) {
        const track = await findTrack(id);
        if (track === null) throw problem('not-found');
        const sound = media.sound(track, 'visitor');
        return sendSound(request, reply, { sound: sound.beginning(previewSeconds) });
      }
      const played = await findPlayed(id, { sessionId, now, demo: isDemo(request) });
      if (played === null) throw problem('not-found');
      const { track, listenerId } = played;
      if (listenerId === null) throw problem('forbidden');
      admit(listenerId);
      const sound = media.sound(track, 'listener');
      const device = getDevice(request.headers['user-agent'], isTablet);
      const { ip: address } = request;
      const told = { listenerId, track, source, device, isContinuation, address };
      const onBytes = (from: number, to: number) =>
        onServed({ ...told, from: sound.secondsAt(from), to: sound.secondsAt(to) });
      return sendSound(request, reply, { sound, onBytes });
    },
  });
}
