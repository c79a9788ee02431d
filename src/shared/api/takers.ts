import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { answerHearers } from './base-query';

/** What lists of the promotion tools said, by their address below `/api`, since the server was last heard of. */
const heard = new Map<string, boolean>();

const root = '/api/promotion/';

/** Whether an answer says that its list takes deliveries. See docs/product/outbox.md. */
export const saysThatItTakes = (headers: Headers): boolean =>
  headers.get('accept-post')?.includes('application/json') ?? false;

/** Notes what the answer of a list of the promotion tools said, so that nobody has to ask for it once more. */
export function hearTaker(request: Request, headers: Headers): void {
  if (request.method !== 'GET') return;
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(root)) return;
  const artistId = searchParams.get('artistId');
  const query = artistId === null ? '' : `?artistId=${artistId}`;
  heard.set(pathname.slice('/api/'.length) + query, saysThatItTakes(headers));
}

/** Notes it of all answers from now on; until then who wants to know asks the list. */
export function hearTakers(): void {
  answerHearers.add(hearAnswer);
}

function hearAnswer(answer: FetchBaseQueryMeta | undefined) {
  if (answer?.response) hearTaker(answer.request, answer.response.headers);
}

/** Whether the list at an address takes deliveries; undefined where none of its answers was heard. */
export const heardTaker = (address: string): boolean | undefined => heard.get(address);

/** Who answers next may be another server. */
export const forgetTakers = (): void => heard.clear();
