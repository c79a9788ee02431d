import { http, HttpResponse } from 'msw';
import type { PitchSurroundings } from '@/shared/contract/pitch.ts';
import type { InboxState } from '@/shared/contract/inbox-states.ts';

type Item = { id: string; status: string; genre?: string; targetPlaylists?: readonly string[] };

/** Called with the act, the id and the text of the body. */
type OnDecide = (act: unknown, id: unknown, body: string) => void;

const getState = ({ status }: Item): InboxState =>
  status === 'pending' || status === 'under_review'
    ? 'waiting'
    : status === 'rejected'
      ? 'rejected'
      : 'accepted';

const partSize = 20;

const isChosen = (item: Item, params: URLSearchParams): boolean =>
  [params.get('genre') ?? item.genre, params.get('playlist') ?? item.targetPlaylists?.[0]].every(
    (value) => value === undefined || value === item.genre || item.targetPlaylists?.includes(value),
  );

const countChoices = (items: readonly Item[]) => {
  const waiting = items.filter((item) => getState(item) === 'waiting');
  const count = (values: (item: Item) => readonly string[]) =>
    [...Map.groupBy(waiting.flatMap(values), (value) => value)].map(([value, { length }]) => ({
      value,
      count: length,
    }));
  return {
    genre: count(({ genre }) => (genre === undefined ? [] : [genre])),
    playlist: count(({ targetPlaylists = [] }) => targetPlaylists),
    due: [{ value: 'later', count: waiting.length }],
  };
};

/** What each pitch is compared with. */
const surroundings: PitchSurroundings = {
  playlists: [
    {
      id: 'pla_1',
      name: 'Novedades del viernes',
      count: 40,
      ofGenre: 12,
      tempo: { from: 96, to: 124 },
      songs: [
        { id: 'trk_1', title: 'Patio', artistName: 'Faro Norte', addedOn: '2026-11-20' },
        { id: 'trk_2', title: 'Sal y madera', artistName: 'Lía Sal', addedOn: '2026-11-13' },
      ],
    },
  ],
  others: [
    {
      id: 'p0',
      trackTitle: 'Ceniza',
      status: 'accepted',
      submissionDate: '2026-06-02',
      playlists: ['Madrugada'],
    },
  ],
};

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
      const found = items.filter(
        (item) =>
          JSON.stringify(item)
            .toLowerCase()
            .includes(searchParams.get('q') ?? '') && isChosen(item, searchParams),
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
        ...(kind === 'pitches' && { choices: status === 'waiting' ? countChoices(found) : null }),
      });
    }),
    http.get(`${url}/:id/surroundings`, () => HttpResponse.json(surroundings)),
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
