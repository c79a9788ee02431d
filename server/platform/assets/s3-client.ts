import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreError, toStoreError } from './store-error.ts';
import type { S3Settings } from './store-settings.ts';

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without the prefix; empty for the bucket. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
};

/** Its SHA-256 in hexadecimal is signed, so that the store refuses another content. */
export type Body = { sha256: string; bytes: number } & ({ path: string } | { content: Buffer });

export type S3Client = {
  /**
   * Tries again while the store is busy or out of reach. An answer's body must be read or destroyed.
   *
   * @throws {StoreError} for any answer but 2xx.
   */
  send: (call: Call) => Promise<http.IncomingMessage>;
  /** Why the last call failed; null once one succeeds. */
  failure: () => StoreError | null;
};

export type Patience = {
  /** Milliseconds without a byte, in either direction. */
  silence: number;
  tries: number;
  /** Milliseconds before the second try, then twice as long each time. */
  pause: number;
};

const usualPatience: Patience = { silence: 10_000, tries: 3, pause: 250 };

/** Signs with `aws4fetch` and sends by itself: no redirects, no hidden retries, streams both ways. */
export function openS3Client(settings: S3Settings, patience: Patience = usualPatience): S3Client {
  const { endpoint, bucket, prefix, region, keyId, secret } = settings;
  const { Agent, request } = endpoint.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  let failure: StoreError | null = null;

  async function sign({ method, key, query = {}, headers = {}, body }: Call) {
    const path = key === '' ? bucket : `${bucket}/${prefix}${key}`;
    const url = new URL(`${endpoint}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? emptySha256 },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
    }).sign();
    return { url: signed.url, headers: Object.fromEntries(signed.headers) };
  }

  async function sendOnce(call: Call): Promise<http.IncomingMessage> {
    const { url, headers } = await sign(call);
    const { method, body } = call;
    const length = body ? { 'content-length': String(body.bytes) } : {};
    const sent = request(url, { method, agent, headers: { ...headers, ...length } });
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
      sent.setTimeout(patience.silence, () => sent.destroy(silent(patience.silence)));
    });
    const sending =
      body !== undefined && 'path' in body
        ? pipeline(createReadStream(body.path), sent)
        : Promise.resolve(sent.end(body?.content));
    // A store may refuse before it has read the body.
    const answer = await Promise.race([answered, sending.then(() => answered)]);
    sent.removeAllListeners('timeout').setTimeout(0);
    sent.on('error', () => undefined);
    sending.catch(() => undefined);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    const said = method === 'HEAD' ? '' : await readShort(answer, patience.silence);
    answer.destroy();
    throw toStoreError(
      { status, code: readCode(said, status), region: readRegion(answer, said) },
      settings,
    );
  }

  const toProblem = (error: unknown): unknown => {
    if (error instanceof StoreError) return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // The file to send is ours.
    if (code === 'ENOENT' || code === 'EACCES') return error;
    const reason = error instanceof Error ? error.message || code : String(error);
    return new StoreError(`${endpoint} does not answer: ${reason}`, {
      code: code || 'Unreachable',
      isAnswered: false,
      isPassing: true,
    });
  };

  async function send(call: Call) {
    for (let count = 1; ; count += 1) {
      try {
        const answer = await sendOnce(call);
        failure = null;
        return answer;
      } catch (error) {
        const found = toProblem(error);
        if (!(found instanceof StoreError)) throw found;
        if (found.code === 'NoSuchKey' || found.code === 'NotFound') failure = null;
        else failure = found;
        if (!found.isPassing || count >= patience.tries) throw found;
      }
      await pause(patience.pause * 2 ** (count - 1) * (0.5 + Math.random() / 2));
    }
  }

  return { send, failure: () => failure };
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const silent = (milliseconds: number) =>
  Object.assign(new Error(`nothing came for ${milliseconds / 1_000} s`), { code: 'ETIMEDOUT' });

/** The beginning of an error's document. */
async function readShort(answer: http.IncomingMessage, silence: number): Promise<string> {
  const timer = setTimeout(() => answer.destroy(), silence);
  return text(answer)
    .then(
      (said) => said.slice(0, 4_096),
      () => '',
    )
    .finally(() => clearTimeout(timer));
}

const readTag = (document: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([\\w.-]{1,64})</${tag}>`).exec(document)?.[1];

function readCode(document: string, status: number): string {
  const code = readTag(document, 'Code');
  if (code !== undefined) return code;
  if (status === 404) return 'NotFound';
  return status === 507 ? 'InsufficientStorage' : String(status);
}

function readRegion(answer: http.IncomingMessage, document: string): string | undefined {
  const header = answer.headers['x-amz-bucket-region'];
  return (typeof header === 'string' ? header : undefined) ?? readTag(document, 'Region');
}
