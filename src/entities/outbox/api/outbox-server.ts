import { type Problem, noteRefusal, putFile, saysThatItTakes } from '@/shared/api';
import type { Asking, OutboxServer, Putting, Reading, Sending } from '../model/deliver-outbox';

/** Milliseconds that the server may take for an answer. */
const patience = 20_000;

/** Milliseconds that a file may take on its way. */
const filePatience = 600_000;

/** Parts of a list that are read at most. */
const mostParts = 20;

const nothingHeard = { kind: 'later' } as const;
const sessionEnded = { kind: 'ended' } as const;

/** Statuses at which the same call may succeed later: too slow, too early, too many, or a server in trouble. */
const mayRecover = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * The server as the person sees it to whom the token belongs, whoever signs in meanwhile. What does not come
 * from it, such as the page of a hotel's network, is no answer.
 */
export function outboxServer(token: string, signal: AbortSignal): OutboxServer {
  const within = (time: number) => AbortSignal.any([signal, AbortSignal.timeout(time)]);

  async function call(path: string, body?: object): Promise<Response | null> {
    try {
      const request = new Request(new URL(`/api${path}`, location.origin), {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`,
          // A refusal is read by the person.
          'accept-language': document.documentElement.lang,
          ...(body && { 'content-type': 'application/json' }),
        },
        cache: 'no-store',
        signal: within(patience),
      });
      const answer = await fetch(request);
      await noteRefused(answer);
      return answer;
    } catch {
      return null;
    }
  }

  /** An ended session and a lost right are said as those of any call are. */
  async function noteRefused(answer: Response) {
    const kind = refusals[answer.status];
    if (!kind) return;
    noteRefusal({ kind, reason: reasonIn(await contentOf(answer.clone())) }, token);
  }

  return {
    async knows(owner) {
      const answer = await call('/auth/me');
      if (answer === null || mayRecover(answer.status)) return nothingHeard;
      const me = answer.ok ? await contentOf(answer) : null;
      return field(me, 'id') === owner ? { kind: 'known' } : sessionEnded;
    },

    async read(list): Promise<Reading> {
      const items: unknown[] = [];
      let isTaker = false;
      let cursor: string | null = '';
      for (let part = 0; cursor !== null && part < mostParts; part += 1) {
        const query = cursor && `?${new URLSearchParams({ cursor })}`;
        const answer = await call(pathOf(list) + query);
        if (answer === null || mayRecover(answer.status)) return nothingHeard;
        if (answer.status === 401) return sessionEnded;
        // Another server may not know this list.
        if (!answer.ok) return { kind: 'read', list: { items: [], isTaker: false } };
        const content = await contentOf(answer);
        if (!Array.isArray(content)) return nothingHeard;
        items.push(...(content as unknown[]));
        isTaker = saysThatItTakes(answer.headers);
        cursor = answer.headers.get('x-next-cursor');
      }
      return { kind: 'read', list: { items, isTaker } };
    },

    async send({ list, id, at, body }): Promise<Sending> {
      const answer = await heard(await call(pathOf(list), { id, at, ...body }));
      if (answer.kind !== 'answered') return answer;
      return field(answer.content, 'id') === id ? { kind: 'taken' } : nothingHeard;
    },

    async asks(address): Promise<Asking> {
      const answer = await call(pathOf(address));
      if (answer === null || mayRecover(answer.status)) return nothingHeard;
      if (answer.status === 401) return sessionEnded;
      if (answer.ok && !Array.isArray(await contentOf(answer))) return nothingHeard;
      // Also with a refusal: what waits is then refused with the same sentence.
      return { kind: 'told', isTaker: saysThatItTakes(answer.headers) };
    },

    async put(path, file, onProgress): Promise<Putting> {
      const headers = { authorization: `Bearer ${token}` };
      const response = await putFile({
        path,
        file,
        headers,
        onProgress,
        signal: within(filePatience),
      });
      if (response) await noteRefused(response);
      const answer = await heard(response);
      return answer.kind === 'answered' ? { kind: 'put', content: answer.content } : answer;
    },
  };
}

const refusals: { [status: number]: 'unauthorized' | 'forbidden' } = {
  401: 'unauthorized',
  403: 'forbidden',
};

const pathOf = (list: string) => (list.includes('/') ? `/${list}` : `/user/${list}`);

/** What an answer says, or why there is none. */
async function heard(answer: Response | null) {
  if (answer === null || mayRecover(answer.status)) return nothingHeard;
  if (answer.status === 401) return sessionEnded;
  const content = await contentOf(answer);
  if (answer.ok) return { kind: 'answered', content } as const;
  const reason = field(content, 'error');
  return { kind: 'refused', reason: typeof reason === 'string' ? reason : '' } as const;
}

/** The JSON of an answer; undefined where it is none. */
async function contentOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function field(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null
    ? (content as Record<string, unknown>)[name]
    : undefined;
}

/** What the server names as the reason of a refused session or right. */
function reasonIn(content: unknown): Problem['reason'] {
  const reason = field(content, 'reason');
  return reason === 'suspended' || reason === 'right' ? reason : undefined;
}
