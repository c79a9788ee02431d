import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CsvRow, csvDialect } from '../../../src/shared/files/csv-line.ts';
import { csvStream } from './csv-stream.ts';
import { sendCsv } from './send-csv.ts';

const many = 100_000;
const spanish = csvDialect('es');

function getList(length: number) {
  const list = { read: 0, isClosed: false, rows };
  async function* rows(): AsyncGenerator<CsvRow> {
    try {
      for (let index = 0; index < length; index += 1) {
        list.read += 1;
        yield [index, `Canción número ${index}`, index / 2];
      }
    } finally {
      list.isClosed = true;
    }
  }
  return list;
}

describe('a stream of rows', () => {
  it('has every line once, in order', async () => {
    const lines = (await text(csvStream(getList(many).rows(), spanish))).split('\r\n');
    expect(lines).toHaveLength(many + 1);
    expect(lines[0]).toBe('0;Canción número 0;0');
    expect(lines[many - 1]).toBe('99999;Canción número 99999;49999,5');
  });

  it('reads only a few chunks ahead, however slow its reader is', async () => {
    const list = getList(many);
    let read = 0;
    let furthest = 0;
    for await (const chunk of csvStream(list.rows(), spanish)) {
      // Enough time to read everything without backpressure.
      await setImmediate();
      await setImmediate();
      furthest = Math.max(furthest, list.read - read);
      read += String(chunk).split('\r\n').length - 1;
    }
    expect(read).toBe(many);
    expect(furthest).toBeLessThan(5_000);
  });

  it('fails with its rows', async () => {
    async function* broken(): AsyncGenerator<CsvRow> {
      yield ['uno'];
      throw new Error('The database went away.');
    }
    await expect(text(csvStream(broken(), spanish))).rejects.toThrow('The database went away.');
  });
});

describe('an answer', () => {
  let app: FastifyInstance;
  let list: ReturnType<typeof getList>;
  let port: number;

  beforeAll(async () => {
    app = fastify();
    app.get('/list', (_request, reply) =>
      sendCsv(reply, { fileName: 'canciones-2026.csv', language: 'es', rows: list.rows() }),
    );
    app.get('/misnamed', (_request, reply) =>
      sendCsv(reply, { fileName: 'a";b', language: 'es', rows: list.rows() }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => app.close());

  it('is a file that begins with its byte order mark', async () => {
    list = getList(2);
    const answer = await fetch(`http://127.0.0.1:${port}/list`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="canciones-2026.csv"',
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  it('stops reading the list when its reader leaves half-way', async () => {
    list = getList(many * 100);
    const request = get({ port, host: '127.0.0.1', path: '/list' });
    const [answer] = await once(request, 'response');
    await once(answer, 'data');
    request.destroy();
    await expect.poll(() => list.isClosed).toBe(true);
    expect(list.read).toBeLessThan(many * 100);
  });

  it('is rejected for a name that a header cannot carry', async () => {
    list = getList(1);
    const answer = await fetch(`http://127.0.0.1:${port}/misnamed`);
    expect(answer.status).toBe(500);
  });
});
