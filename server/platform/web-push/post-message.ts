import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { type EndpointRules, isEndpoint, lookUpPublic } from './public-endpoint.ts';

type Posting = EndpointRules & {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call. */
  patience?: number;
};

/** What a push service answered; its text is not read. */
export type PushAnswer = { status: number; retryAfter: string | null };

const usualPatience = 10_000;

/**
 * Hands one message to a push service. No redirect is followed.
 *
 * @throws where the service cannot be reached, may not be called or does not answer in time.
 */
export async function postMessage({
  endpoint,
  headers,
  body,
  signal,
  patience = usualPatience,
  ...rules
}: Posting): Promise<PushAnswer> {
  if (!isEndpoint(endpoint, rules)) throw new Error('A push service may not be at this address.');
  const url = new URL(endpoint);
  const limit = AbortSignal.timeout(patience);
  const isLocal = rules.allowsOwnMachine && !isEndpoint(endpoint, { allowsOwnMachine: false });
  const send = url.protocol === 'http:' ? requestPlain : request;
  return new Promise((resolve, reject) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        agent: false,
        ...(!isLocal && { lookup: lookUpPublic }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: answered } = answer;
        resolve({ status, retryAfter: answered['retry-after'] ?? null });
        // Nothing of the text is wanted.
        answer.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
