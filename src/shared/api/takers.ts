import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { answerHearers } from './base-query';

/** By address below `/api`: whether the list accepts deliveries. */
const heard = new Map<string, boolean>();

const root = '/api/promotion/';

/** Reads the header by which a list accepts deliveries. See docs/product/outbox.md. */
export const saysThatItTakes = (headers: Headers): boolean =>
  headers.get('accept-post')?.includes('application/json') ?? false;

/** Remembers the header of a list's answer, which saves a request. */
export function hearTaker(request: Request, headers: Headers): void {
  if (request.method !== 'GET') return;
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(root)) return;
  const artistId = searchParams.get('artistId');
  const query = artistId === null ? '' : `?artistId=${artistId}`;
  heard.set(pathname.slice('/api/'.length) + query, saysThatItTakes(headers));
}

/** Subscribes to all answers; before this call, ask the list. */
export function hearTakers(): void {
  answerHearers.add(hearAnswer);
}

function hearAnswer(answer: FetchBaseQueryMeta | undefined) {
  if (answer?.response) hearTaker(answer.request, answer.response.headers);
}

/** Undefined where no answer was seen. */
export const heardTaker = (address: string): boolean | undefined => heard.get(address);

/** Call when another server may answer next. */
export const forgetTakers = (): void => heard.clear();
