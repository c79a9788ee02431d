import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealServer, type RealServer } from '../../scripts/real-server.ts';

const env = { TONADA_DEMO: 'off', TONADA_RENDER_AHEAD: 'off' };
const password = 'una frase bien larga';
const newcomer = { dateOfBirth: '1990-01-01', password: 'tres gatos azules' };

let dataFolder: string;
let server: RealServer;
let code: string;

const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const register = (email: string, displayName: string) =>
  call('auth/register', { ...newcomer, email, displayName });

const printedCode = () =>
  [...server.log().matchAll(/\/setup with the code (\S+)/g)].at(-1)?.[1] ?? '';

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tonada-first-minute-'));
  server = await startRealServer({ dataFolder, env });
  code = printedCode();
});
afterAll(async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

describe('before the owner has come', () => {
  test('nobody registers, signs in or reads anything', async () => {
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect((await register('primera@correo.com', 'Primera')).status).toBe(503);
    expect((await call('auth/login', { email: 'a@correo.com', password })).status).toBe(503);
    expect((await call('playlists/featured')).status).toBe(503);
    const page = await (await fetch(`${server.origin}/`)).text();
    expect(page).toContain('data-setup');
    expect(page).not.toContain(code);
  });

  // Proves first-run: Bounded guesses
  test('the code cannot be guessed, even from many addresses, and the owner still gets in', async () => {
    const guess = (index: number) =>
      call(
        'first-run/code',
        { code: `aaaa-bbbb-c${String(index).padStart(3, '0')}` },
        { 'x-forwarded-for': `2001:db8:${index.toString(16)}::1` },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1) statuses.push((await guess(index)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.slice(-20)).toEqual(Array.from({ length: 20 }, () => 429));
    expect((await call('first-run/code', { code })).status).toBe(200);
    // A restart resets the limit and creates a new code.
    await server.stop();
    await server.start();
    expect((await call('first-run/code', { code })).status).toBe(400);
    code = printedCode();
    expect((await call('first-run/code', { code })).status).toBe(200);
  });

  // Proves first-run: One admin
  test('only one of many holders of the code creates the first admin', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('first-run', {
          code,
          serviceName: 'Radio Faro',
          displayName: 'Luz',
          email: `luz${index}@correo.com`,
          password,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await call('first-run/code', { code })).status).toBe(404);
    const page = await (await fetch(`${server.origin}/`)).text();
    expect(page).toContain('data-brand="Radio Faro"');
    expect(page).toContain('<title>Radio Faro</title>');
  });
});

describe('once it is open', () => {
  test.each([
    ['editorial@tonada.invalid', 'Ana'],
    ['house', 'Ana'],
    ['oyente@demo.tonada.example', 'Ana'],
    ['ana@correo.com', 'Radio Faro'],
    ['ana@correo.com', 'RАDIО FARO'],
    ['ana@correo.com', 'Radio\u200b Faro Oficial'],
    ['ana@correo.com', 'Equipo de Radio Far0'],
  ])('nobody registers %s as %j', async (email, displayName) => {
    expect((await register(email, displayName)).status).toBe(400);
  });

  test('others register', async () => {
    expect((await register('ana@correo.com', 'Ana')).status).toBe(200);
  });

  test('the code of an earlier start opens nothing', async () => {
    await server.stop();
    await server.start();
    expect(server.log().match(/\/setup with the code/g)).toHaveLength(2);
    expect((await call('first-run/code', { code })).status).toBe(404);
  });

  test('on the stopped server the last usable admin cannot be suspended', async () => {
    await server.stop();
    const admin = (...args: string[]) =>
      promisify(execFile)(process.execPath, [resolve('server/admin.ts'), ...args], {
        env: { ...process.env, ...env, TONADA_DATA_DIR: dataFolder, DATABASE_URL: '' },
      });
    const { stdout } = await admin('list');
    const email = /^\S+@correo\.com/.exec(stdout)?.[0] ?? '';
    await admin('create', 'segunda@correo.com');
    // Her password is temporary and unused.
    await expect(admin('suspend', email)).rejects.toThrow('is the last usable admin');
    await server.start();
    expect((await call('auth/login', { email, password })).status).toBe(200);
  });
});
