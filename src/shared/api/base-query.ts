import { createAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { contractHeader, noteContract } from './check-answer';
import { noteRefusal, untilBack } from './note-refusal';
import { type Problem, toProblem } from './problem';
import { remedies } from './proof';
import { readToken } from './token';

export const serviceClosed = createAction('api/serviceClosed');

type Answers = Record<string, object>;

const element = document.getElementById('brought');
const answers = JSON.parse(element?.textContent ?? '{}') as Answers;

export const isBrought = (path: string): boolean => path in answers;

/** Takes the answer embedded in the page once; later calls need fresh data. */
function takeBrought(path: string): object | undefined {
  const answer = answers[path];
  if (element && 'visitors' in element.dataset && readToken()) return undefined;
  noteContract(answer, element?.dataset['contract']);
  delete answers[path];
  return answer;
}

const timeoutMs = 20_000;

const fetchFromServer = fetchBaseQuery({
  // jsdom rejects relative addresses.
  baseUrl: new URL('/api', window.location.origin).href,
  timeout: timeoutMs,
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    // Server messages use the page's language, not the browser's.
    headers.set('accept-language', document.documentElement.lang);
    return headers;
  },
});

export const answerListeners = new Set<(answer: FetchBaseQueryMeta | undefined) => void>();

const getPath = (args: string | FetchArgs) => (typeof args === 'string' ? args : args.url);

/** Calls rejected for an ended session wait for the sign-in and run again. */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  Problem,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const brought = typeof args === 'string' ? takeBrought(args) : undefined;
  if (brought) return { data: brought };
  const isHeld = !getPath(args).startsWith('/auth/');
  if (isHeld) await untilBack();
  const sentToken = readToken();
  const { data, error, meta } = await fetchFromServer(args, api, extraOptions);
  const answeredMeta = meta ? { meta } : {};
  if (!error) {
    noteContract(data, meta?.response?.headers.get(contractHeader));
    answerListeners.forEach((listener) => listener(meta));
    return { data, ...answeredMeta };
  }
  const problem = await toProblem(error);
  noteRefusal(problem, sentToken, api.dispatch);
  if (isHeld && problem.kind === 'unauthorized' && sentToken && (await untilBack())) {
    return baseQuery(args, api, extraOptions);
  }
  if (await remedies[problem.reason ?? '']?.(api.dispatch)) {
    return baseQuery(args, api, extraOptions);
  }
  if (problem.kind === 'maintenance') api.dispatch(serviceClosed());
  return { error: problem, ...answeredMeta };
};
