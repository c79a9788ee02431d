import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { answerListeners } from './base-query';

const known = new Map<string, boolean>();

const root = '/api/promotion/';

/** Whether a list accepts deliveries. See docs/product/outbox.md. */
export const acceptsDelivery = (headers: Headers): boolean =>
  headers.get('accept-post')?.includes('application/json') ?? false;

export function noteTaker(request: Request, headers: Headers): void {
  if (request.method !== 'GET') return;
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(root)) return;
  const artistId = searchParams.get('artistId');
  const query = artistId === null ? '' : `?artistId=${artistId}`;
  known.set(pathname.slice('/api/'.length) + query, acceptsDelivery(headers));
}

export function watchTakers(): void {
  answerListeners.add(handleAnswer);
}

function handleAnswer(answer: FetchBaseQueryMeta | undefined) {
  if (answer?.response) noteTaker(answer.request, answer.response.headers);
}

export const isKnownTaker = (address: string): boolean | undefined => known.get(address);

/** Another server may answer the next call. */
export const forgetTakers = (): void => known.clear();
