import type * as z from 'zod/mini';
import { readToken } from './token';

/** A server of another version may say something else. */
function toMessage<Message>(line: string, schema: z.ZodMiniType<Message>): Message | null {
  try {
    return schema.safeParse(JSON.parse(line.replace(/^data: /, ''))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads what the server says in a stream, until it or `signal` ends the stream. Browsers send no
 * token with their own `EventSource`.
 *
 * @returns the status of the answer; 0 without one
 */
export async function readStream<Message>(
  path: string,
  { schema, onMessage }: { schema: z.ZodMiniType<Message>; onMessage: (said: Message) => void },
  signal: AbortSignal,
): Promise<number> {
  let status = 0;
  try {
    const response = await fetch(`/api${path}`, {
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
      cache: 'no-store',
      signal,
    });
    ({ status } = response);
    const { body } = response;
    if (!response.ok || body === null) return status;
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return status;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = toMessage(line, schema);
        if (message) onMessage(message);
      }
    }
  } catch {
    return status;
  }
}
