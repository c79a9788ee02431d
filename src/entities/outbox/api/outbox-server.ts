import { acceptsDelivery, callServer, sendLargeFile } from '@/shared/api';
import { largeFrom } from '@/shared/contract/large-file-limits.ts';
import type { Asking, OutboxServer, Putting, Reading, Sending } from '../model/deliver-outbox';

/** Milliseconds. */
const patience = 20_000;

/** Milliseconds. */
const filePatience = 600_000;

const mostParts = 20;

const noAnswer = { kind: 'later' } as const;
const sessionEnded = { kind: 'ended' } as const;

const mayRecover = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * The server in the session of `token`, even after another sign-in; a captive portal's answer
 * counts as none.
 */
export function outboxServer(token: string, signal: AbortSignal): OutboxServer {
  const within = (time: number) => AbortSignal.any([signal, AbortSignal.timeout(time)]);

  const call = (path: string, body?: object) =>
    callServer({ path, token, body, signal: within(patience) });

  return {
    async knows(owner) {
      const answer = await call('/auth/me');
      if (answer === null || mayRecover(answer.status)) return noAnswer;
      const isKnown = !answer.problem && field(answer.content, 'id') === owner;
      return isKnown ? { kind: 'known' } : sessionEnded;
    },

    async read(list): Promise<Reading> {
      const items: unknown[] = [];
      let isTaker = false;
      let cursor: string | null = '';
      for (let part = 0; cursor !== null && part < mostParts; part += 1) {
        const query = cursor && `?${new URLSearchParams({ cursor })}`;
        const answer = await call(getPath(list) + query);
        if (answer === null || mayRecover(answer.status)) return noAnswer;
        if (answer.status === 401) return sessionEnded;
        if (answer.problem) return { kind: 'read', list: { items: [], isTaker: false } };
        const { content } = answer;
        if (!Array.isArray(content)) return noAnswer;
        items.push(...(content as unknown[]));
        isTaker = acceptsDelivery(answer.headers);
        cursor = answer.headers.get('x-next-cursor');
      }
      return { kind: 'read', list: { items, isTaker } };
    },

    async send({ list, id, at, body }): Promise<Sending> {
      const answer = toOutcome(await call(getPath(list), { id, at, ...body }));
      if (answer.kind !== 'answered') return answer;
      return field(answer.content, 'id') === id ? { kind: 'taken' } : noAnswer;
    },

    async asks(address): Promise<Asking> {
      const answer = await call(getPath(address));
      if (answer === null || mayRecover(answer.status)) return noAnswer;
      if (answer.status === 401) return sessionEnded;
      if (!answer.problem && !Array.isArray(answer.content)) return noAnswer;
      // Also after a refusal, so that pending items are refused with the same sentence.
      return { kind: 'told', isTaker: acceptsDelivery(answer.headers) };
    },

    async put(path, file, { owner, onProgress, signal: wanted }): Promise<Putting> {
      if (file.size > largeFrom) {
        const paused = new AbortController();
        const sent = await sendLargeFile({
          path: `/${path}`,
          file,
          owner,
          token,
          onProgress,
          // The outbox comes back to it, and it goes on where it broke.
          onPause: () => paused.abort(),
          signal: AbortSignal.any([signal, wanted, paused.signal]),
        });
        if (sent === null) return noAnswer;
        if ('answer' in sent) return { kind: 'put', content: sent.answer };
        const { kind, message = '' } = sent.problem;
        if (kind === 'unauthorized') return sessionEnded;
        return kind === 'server' ? noAnswer : { kind: 'refused', reason: message };
      }
      const patient = within(filePatience);
      const answer = toOutcome(
        await callServer({ path: `/${path}`, token, file, onProgress, signal: patient }),
      );
      return answer.kind === 'answered' ? { kind: 'put', content: answer.content } : answer;
    },
  };
}

const getPath = (list: string) => (list.includes('/') ? `/${list}` : `/user/${list}`);

function toOutcome(answer: Awaited<ReturnType<typeof callServer>>) {
  if (answer === null || mayRecover(answer.status)) return noAnswer;
  if (answer.status === 401) return sessionEnded;
  const { content, problem } = answer;
  if (!problem) return { kind: 'answered', content } as const;
  return { kind: 'refused', reason: problem.message ?? '' } as const;
}

function field(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null
    ? (content as Record<string, unknown>)[name]
    : undefined;
}
