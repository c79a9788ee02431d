import { http, HttpResponse } from 'msw';
import type { InboxState } from '@/shared/contract/inbox-states.ts';

type Item = { id: string; status: string };

/** Called with the act, the id and the text of the body. */
type OnDecide = (act: unknown, id: unknown, body: string) => void;

const getState = ({ status }: Item): InboxState =>
  status === 'pending' || status === 'under_review'
    ? 'waiting'
    : status === 'rejected'
      ? 'rejected'
      : 'accepted';

const partSize = 20;

const done = (): Response | Promise<Response> => new HttpResponse(null, { status: 204 });

/** Answers an inbox, its items and its decisions, as the server does. */
export function answerInbox(
  kind: 'releases' | 'pitches' | 'canvas',
  items: readonly Item[],
  { onDecide, decide = done }: { onDecide?: OnDecide; decide?: typeof done } = {},
) {
  const url = `*/api/editorial/${kind}`;
  return [
    http.get(url, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const status = searchParams.get('status') ?? 'waiting';
      const found = items.filter((item) =>
        JSON.stringify(item)
          .toLowerCase()
          .includes(searchParams.get('q') ?? ''),
      );
      const count = (state: InboxState) => found.filter((item) => getState(item) === state).length;
      const wanted = found.filter((item) => status === 'all' || getState(item) === status);
      const from = Number(searchParams.get('cursor') ?? 0);
      const end = from + partSize;
      return HttpResponse.json({
        items: wanted.slice(from, end),
        counts: {
          waiting: count('waiting'),
          accepted: count('accepted'),
          rejected: count('rejected'),
        },
        nextCursor: wanted.length > end ? String(end) : null,
      });
    }),
    http.get(`${url}/:id`, ({ params }) => {
      const found = items.find(({ id }) => id === params['id']);
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ code: 'not-found', error: 'No existe.' }, { status: 404 });
    }),
    http.post(`${url}/:id/:act`, async ({ request, params }) => {
      onDecide?.(params['act'], params['id'], await request.text());
      return decide();
    }),
  ];
}
