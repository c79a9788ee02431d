import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../platform/assets/store-settings.ts';

export type S3Call = { method: string; url: string; headers: http.IncomingHttpHeaders };

/** What a call gets instead of an answer. */
export type S3Fault =
  /** No answer, or no connection after these bytes of the body. */
  | { kind: 'silent' }
  | { kind: 'cut'; bytes: number }
  /** An error as S3 words it. */
  | { kind: 'refused'; status: number; code: string; headers?: Record<string, string> }
  /** Another body with this length. */
  | { kind: 'forged'; flip: number };

export type TestS3 = {
  settings: S3Settings;
  calls: S3Call[];
  /** Asked before each call. */
  faults: { find: (call: S3Call) => S3Fault | undefined };
  /** Refuses connections until `comeBack`. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

const bucket = 'music';

/**
 * An S3 service that checks signatures, behind a gate that also refuses what it would let pass: calls
 * without a signature, and bodies that are not what was signed.
 */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'tonada-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: innerPort } = await s3.run();
  const calls: S3Call[] = [];
  const faults: TestS3['faults'] = { find: () => undefined };
  const sockets = new Set<Socket>();

  function refuse(response: ServerResponse, status: number, code: string, headers = {}) {
    response.writeHead(status, headers).end(`<Error><Code>${code}</Code></Error>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
    calls.push(call);
    const body = await buffer(request);
    const fault = faults.find(call);
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'refused') {
      refuse(response, fault.status, fault.code, fault.headers);
      return;
    }
    if (!call.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      refuse(response, 403, 'AccessDenied');
      return;
    }
    if (call.headers['x-amz-content-sha256'] !== hash('sha256', body)) {
      refuse(response, 400, 'XAmzContentSHA256Mismatch');
      return;
    }
    if (call.method === 'PUT' && call.headers['content-length'] === undefined) {
      refuse(response, 411, 'MissingContentLength');
      return;
    }
    const inner = http.request({
      host: '127.0.0.1',
      port: innerPort,
      method: call.method,
      path: call.url,
      headers: call.headers,
    });
    inner.end(body);
    const [given] = (await once(inner, 'response')) as [IncomingMessage];
    const content = await buffer(given);
    response.writeHead(given.statusCode ?? 500, {
      ...given.headers,
      ...(content.length > 0 && { 'content-length': content.length }),
    });
    if (fault?.kind === 'forged') content[fault.flip] = (content[fault.flip] ?? 0) ^ 1;
    if (fault?.kind === 'cut') {
      response.write(content.subarray(0, fault.bytes), () => response.destroy());
    } else response.end(content);
  }

  const gate = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  gate.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;

  async function leave() {
    const closed = once(gate, 'close');
    gate.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    settings: {
      kind: 's3',
      bucket,
      prefix: 'files/',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    },
    calls,
    faults,
    leave,
    async comeBack() {
      gate.listen(port, '127.0.0.1');
      await once(gate, 'listening');
    },
    async close() {
      if (gate.listening) await leave();
      await s3.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
