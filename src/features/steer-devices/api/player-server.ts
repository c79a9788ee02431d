import type * as z from 'zod/mini';
import { callServer, readToken } from '@/shared/api';
import {
  type CommandBody,
  type DeviceKind,
  type KeptQueue,
  keptQueueSchema,
  type Player,
  playerSchema,
  type PositionBody,
  positionAnswerSchema,
  type QueueBody,
  type QueueChangesBody,
  queueVersionSchema,
} from '@/shared/contract/player.ts';
import { type Track, trackListSchema } from '@/shared/contract/track.ts';

/** Milliseconds. */
const patience = 10_000;

type Sent = { body?: object; method?: 'POST' | 'PUT' | 'PATCH'; keepalive?: boolean };

/** Null without an answer of that shape. */
async function call<Answer>(
  path: string,
  schema: z.ZodMiniType<Answer> | null,
  sent: Sent = {},
): Promise<{ status: number; answer: Answer | null } | null> {
  const token = readToken();
  if (token === null) return null;
  const signal = AbortSignal.timeout(patience);
  const answered = await callServer({ path: `/user/player/${path}`, token, signal, ...sent });
  if (answered === null) return null;
  const { status, content, problem } = answered;
  const answer = problem ? null : (schema?.safeParse(content).data ?? null);
  return { status, answer };
}

type Beat = { deviceId: string; kind: DeviceKind; isLeaving?: true; isAsking?: true };

/** Says that this device is there, or is left; returns what the account plays. */
export async function beat(body: Beat): Promise<Player | null> {
  const keepalive = body.isLeaving === true;
  return (await call('beat', playerSchema, { body, keepalive }))?.answer ?? null;
}

export async function readQueue(): Promise<KeptQueue | null> {
  return (await call('queue', keptQueueSchema))?.answer ?? null;
}

/** Those that the catalogue still has; at most `playerLimits.tracks`. */
export async function readTracks(ids: readonly string[]): Promise<Track[] | null> {
  return (await call(`tracks?ids=${ids.join(',')}`, trackListSchema))?.answer ?? null;
}

/** Returns the new version; `conflict` if the queue is another one by now. */
export async function sendChanges(body: QueueChangesBody): Promise<number | 'conflict' | null> {
  const answered = await call('queue', queueVersionSchema, { body, method: 'PATCH' });
  if (answered && [400, 404, 409].includes(answered.status)) return 'conflict';
  return answered?.answer?.version ?? null;
}

export async function sendQueue(body: QueueBody): Promise<number | null> {
  const answered = await call('queue', queueVersionSchema, { body, method: 'PUT' });
  return answered?.answer?.version ?? null;
}

/** Returns whether the account's music is here; null without an answer. */
export async function sendPosition(body: PositionBody): Promise<boolean | null> {
  const sent = { body, method: 'PUT', keepalive: true } as const;
  return (await call('position', positionAnswerSchema, sent))?.answer?.isHere ?? null;
}

/** Returns whether the server has passed it on. */
export async function sendCommand(body: CommandBody): Promise<boolean> {
  const answered = await call('commands', null, { body });
  return answered !== null && answered.status < 300;
}
