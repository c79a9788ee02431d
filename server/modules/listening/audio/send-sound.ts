import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sound } from '../../../media/media-source.ts';
import { sendContent } from '../../../platform/content/send-content.ts';

/**
 * Chromium's cache allows one writer per address: a seek while the beginning is still arriving
 * would wait up to 20 s for it.
 */
const caching = 'no-store';

type Sending = {
  sound: Sound;
  disposition?: string;
  /** In seconds. */
  onSeconds?: (from: number, to: number) => void;
};

export function sendSound(
  request: FastifyRequest,
  reply: FastifyReply,
  { sound, onSeconds = () => undefined, ...rest }: Sending,
) {
  const { bytesPerSecond } = sound;
  const onBytes = (from: number, to: number) =>
    onSeconds(from / bytesPerSecond, to / bytesPerSecond);
  return sendContent(request, reply, { content: sound, caching, onBytes, ...rest });
}
