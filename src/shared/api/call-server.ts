import { noteRefusal } from './note-refusal';
import { type Problem, toProblem } from './problem';

type Call = {
  path: string;
  token: string | null;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
} & (
  | {
      body?: object | undefined;
      /** `POST` by default with a body, else `GET`. */
      method?: 'POST' | 'PUT' | 'PATCH' | 'HEAD' | 'DELETE';
      /** The call outlives its page. */
      keepalive?: boolean;
    }
  /** `onProgress` gets 0 to 1. */
  | { file: Blob; method?: 'PUT' | 'PATCH'; onProgress: (progress: number) => void }
);

type FileCall = Extract<Call, { file: Blob }>;

type Answer = {
  status: number;
  headers: Headers;
  content: unknown;
  problem: Problem | null;
};

const unansweredListeners = new Set<() => void>();

/** Calls back whenever something went unanswered; returns the function that ends it. */
export function onUnanswered(listener: () => void): () => void {
  unansweredListeners.add(listener);
  return () => void unansweredListeners.delete(listener);
}

/** The server may be out of reach. */
export function noteUnanswered(): void {
  for (const listener of unansweredListeners) listener();
}

const isAborted = ({ aborted, reason }: AbortSignal) =>
  aborted && (reason as { name?: unknown } | undefined)?.name !== 'TimeoutError';

/** Of a network that asks for a sign-in of its own. */
const isForeignPage = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * For calls outside RTK Query; resolves to null if aborted or unreachable, or if a page came in
 * place of an answer.
 */
export async function callServer(call: Call): Promise<Answer | null> {
  const response = await ('file' in call ? put(call) : fetch(getRequest(call))).catch(() => null);
  if (response === null || (response.ok && isForeignPage(response.headers))) {
    if (!isAborted(call.signal)) noteUnanswered();
    return null;
  }
  const { status, headers } = response;
  const content: unknown = await response.json().catch(() => undefined);
  const problem = response.ok ? null : await toProblem({ status, data: content });
  if (problem) noteRefusal(problem, call.token);
  return { status, headers, content, problem };
}

const getHeaders = (token: string | null) => ({
  authorization: `Bearer ${token ?? ''}`,
  'accept-language': document.documentElement.lang,
});

const getAddress = (path: string) => new URL(`/api${path}`, window.location.origin);

const getRequest = ({
  path,
  token,
  signal,
  body,
  method = body ? 'POST' : undefined,
  headers,
  keepalive = false,
}: Exclude<Call, FileCall>) =>
  new Request(getAddress(path), {
    ...(method && { method }),
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...getHeaders(token),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    cache: 'no-store',
    signal,
    keepalive,
  });

/** `fetch` reports no upload progress. */
function put({ path, token, signal, file, method = 'PUT', headers, onProgress }: FileCall) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, getAddress(path));
    const type = { 'content-type': 'application/octet-stream' };
    for (const [name, value] of Object.entries({ ...getHeaders(token), ...type, ...headers })) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const answered = { 'content-type': request.getResponseHeader('content-type') ?? '' };
      const body = responseText === '' ? null : responseText;
      resolve(new Response(body, { status, headers: answered }));
    });
    request.addEventListener('error', reject);
    request.addEventListener('abort', reject);
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) reject(signal.reason as Error);
    else request.send(file);
  });
}
