import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { withDemoServer } from '../e2e/support/demo-server.ts';

/** Sends a raw request line, which an HTTP client would normalize. */
async function answerTo(port: number, target: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

// Proves security: V5.3 Storage
test('no address leads out of the folder of the application', () =>
  withDemoServer(async ({ port }) => {
    const targets = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
    ];
    const answers = await Promise.all(targets.map((target) => answerTo(port, target)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 \d{3}/);
    expect(answers.filter((answer) => answer.includes('"devDependencies"'))).toEqual([]);
  }));
