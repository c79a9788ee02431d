import { callServer, readToken } from '@/shared/api';
import type { TrackLyrics } from '@/shared/contract/lyrics.ts';
import type { OfflinePermits, OfflinePlay } from '@/shared/contract/offline.ts';

/** Milliseconds. */
const patience = 30_000;

/** `ended`: the plan brings no copies any more. */
export type Refusal = 'ended' | 'unreachable' | 'refused';

type Answer<Content> = { content: Content } | { refusal: Refusal };

async function call<Content>(
  path: string,
  isContent: (candidate: unknown) => candidate is Content,
  body?: object,
): Promise<Answer<Content>> {
  const signal = AbortSignal.timeout(patience);
  const answer = await callServer({ path, token: readToken(), signal, body });
  if (answer === null || answer.status >= 500) return { refusal: 'unreachable' };
  if (answer.status === 403) return { refusal: 'ended' };
  // A captive portal answers 200 with a page of its own.
  if (answer.status === 200 && isContent(answer.content)) return { content: answer.content };
  return { refusal: answer.status === 200 ? 'unreachable' : 'refused' };
}

const isObject = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null;

const isPermits = (candidate: unknown): candidate is OfflinePermits =>
  isObject(candidate) &&
  Array.isArray(candidate['permits']) &&
  typeof candidate['now'] === 'string';

const isAddress = (candidate: unknown): candidate is { url: string } =>
  isObject(candidate) && typeof candidate['url'] === 'string';

const isCounted = (candidate: unknown): candidate is { counted: string[] } =>
  isObject(candidate) && Array.isArray(candidate['counted']);

export const askPermits = (device: string, trackIds: readonly string[]) =>
  call('/user/offline-permits', isPermits, { device, trackIds });

export const deliverPlays = (device: string, plays: readonly OfflinePlay[]) =>
  call('/user/offline-plays', isCounted, { device, plays });

const isLyrics = (candidate: unknown): candidate is TrackLyrics =>
  isObject(candidate) && typeof candidate['lyrics'] === 'object';

/** Null for a song without lyrics, or where they could not be had. */
export async function fetchLyrics(trackId: string): Promise<TrackLyrics['lyrics']> {
  const answer = await call(`/tracks/${trackId}/lyrics`, isLyrics);
  return 'content' in answer ? answer.content.lyrics : null;
}

/** The whole sound of a track, as it arrives. */
export async function fetchSound(
  trackId: string,
  signal: AbortSignal,
): Promise<Answer<{ type: string; size: number; stream: ReadableStream<Uint8Array> }>> {
  const address = await call(`/tracks/${trackId}/download`, isAddress);
  if ('refusal' in address) return address;
  const response = await fetch(address.content.url, { signal, cache: 'no-store' }).catch(
    () => null,
  );
  const type = response?.headers.get('content-type') ?? '';
  if (!response?.ok || !response.body || !type.startsWith('audio/'))
    return {
      refusal: response && response.status < 500 && !response.ok ? 'refused' : 'unreachable',
    };
  const size = Number(response.headers.get('content-length') ?? 0);
  return { content: { type, size, stream: response.body } };
}
