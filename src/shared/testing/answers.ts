import { delay, http, HttpResponse } from 'msw';

/** The call never answers. */
export const unanswered = (path: string) => http.get(path, () => delay('infinite'));

/** The call answers with this problem. */
export const refused = (path: string, code: 'not-found' | 'forbidden') =>
  http.get(path, () =>
    HttpResponse.json(
      { code, error: 'No pudimos responder.' },
      { status: code === 'not-found' ? 404 : 403 },
    ),
  );
