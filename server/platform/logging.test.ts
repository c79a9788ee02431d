import { Writable } from 'node:stream';
import fastify from 'fastify';
import { DrizzleQueryError } from '#drizzle/orm.ts';
import { expect, it } from 'vitest';
import { jobOfLog, loggerOptions, logRequests } from './logging.ts';

// Proves watch: Lines of the log name their job
it('writes requests and failures as JSON without secrets', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions({ logLevel: 'info' }), stream } });
  logRequests(app);
  app.get('/api/tracks/:id/audio', (request) => {
    const cause = new Error('duplicate key');
    const failure = new DrizzleQueryError('insert into "user" values ($1)', ['hunter2'], cause);
    request.log.error({ err: failure, password: 'hunter2', body: { token: 'hunter2' } });
    return {};
  });
  await app.inject({
    url: '/api/tracks/trk_1/audio?e=1&l=v&s=hunter2',
    headers: { authorization: 'Bearer hunter2' },
  });
  // The server reads a decoded name.
  for (const query of ['%73=hunter2', 'password=hunter2', 'e=1&S=hunter2', 'hunter2'.repeat(5)]) {
    await app.inject({ url: `/api/tracks/trk_1/audio?${query}` });
  }
  jobOfLog.run({ job: 'test.send', attempt: 2 }, () => app.log.error('no post'));
  await app.close();
  expect(written).not.toContain('hunter2');
  expect(written).toContain('duplicate key (in: insert into');
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg?: string });
  expect(lines.map(({ msg }) => msg)).toContain('answered');
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'no post', job: 'test.send', attempt: 2 }),
  );
});
