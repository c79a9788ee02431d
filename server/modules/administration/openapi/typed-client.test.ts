import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSearchedDemo } from '../../../testing/start-searched-demo.ts';
import type { TestApp } from '../../../testing/start-test-app.ts';

const run = promisify(execFile);

const project = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'tonada-client-'));
const program = join(folder, 'program.ts');

const compilerOptions = {
  target: 'ES2024',
  module: 'NodeNext',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node'],
};

let tonada: TestApp;
let address: string;

/** @throws what the program reported, when it failed. */
const node = (...parameters: string[]) =>
  run(process.execPath, parameters, { cwd: folder, env: { API: `${address}/api` } }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(stdout + stderr);
    },
  );

const inModules = (path: string) => join(folder, 'node_modules', path);

beforeAll(async () => {
  tonada = await startSearchedDemo();
  address = await tonada.app.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await tonada.signIn();
  const answer = await fetch(`${address}/api/openapi.json`, { headers });
  writeFileSync(join(folder, 'openapi.json'), await answer.text());
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(join(import.meta.dirname, 'typed-client-program.txt'), program);
  const settings = { compilerOptions, files: ['program.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await node(
    '--import',
    join(project, 'server/testing/typescript-5.mjs'),
    inModules('openapi-typescript/bin/cli.js'),
    'openapi.json',
    '--output',
    'tonada.ts',
    '--default-non-nullable=false',
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await tonada.close();
});

it('compiles where it fits the document, and only there', async () => {
  const { stdout } = await node(inModules('typescript/bin/tsc'), '--project', folder);
  expect(stdout).toBe('');
});

it('signs in, searches, makes a playlist, likes and hears of a failure', async () => {
  const { stdout } = await node(program);
  const { title, ...done } = JSON.parse(stdout);
  expect(title).toMatch(/luna/i);
  expect(done).toEqual({
    user: 'Alma Requena',
    trackCount: 1,
    name: 'Para el viaje',
    tracks: [title],
    liked: true,
    deleted: 204,
    gone: [404, 'not-found', 'string'],
  });
});
