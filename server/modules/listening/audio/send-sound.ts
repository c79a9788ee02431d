import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../../../platform/content/content.ts';
import { sendContent } from '../../../platform/content/send-content.ts';

/**
 * Chromium's cache allows one writer per address: a seek while the beginning is still arriving
 * would wait up to 20 s for it.
 */
const caching = 'no-store';

type Sending = {
  sound: Content;
  disposition?: string;
  onBytes?: (from: number, to: number) => void;
};

export const sendSound = (
  request: FastifyRequest,
  reply: FastifyReply,
  { sound, ...rest }: Sending,
) => sendContent(request, reply, { content: sound, caching, ...rest });
