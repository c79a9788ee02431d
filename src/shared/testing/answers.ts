import { delay, http, HttpResponse } from 'msw';

/** The call at `path` is on its way for ever. */
export const unanswered = (path: string) => http.get(path, () => delay('infinite'));

/** The call at `path` is answered with a problem: nothing is there, or the person may not. */
export const refused = (path: string, code: 'not-found' | 'forbidden') =>
  http.get(path, () =>
    HttpResponse.json(
      { code, error: 'No pudimos responder.' },
      { status: code === 'not-found' ? 404 : 403 },
    ),
  );
