import type { RestoreState } from '#contract/first-run.ts';
import { runServer, type ServerProcess } from './run-server.ts';

const printedCode = /\/setup with the code (\S+)/g;

export type FirstPage = ServerProcess & {
  /** The last one that the server printed, or none that fits. */
  code: () => string;
  post: (path: string, body?: object) => Promise<Response>;
  state: () => Promise<RestoreState>;
  send: (body: BodyInit, bytes: number) => Promise<Response>;
  signIn: (account: { email: string; password: string }) => Promise<Response>;
};

/** Starts a server in its own process, and calls what its first page calls. */
export async function openFirstPage(settings: Record<string, string>): Promise<FirstPage> {
  const server = await runServer({ TONADA_DEMO: 'off', ...settings });
  await server.ready();
  const code = () => [...server.output().matchAll(printedCode)].at(-1)?.[1] ?? 'none';
  const call = (path: string, body: object) =>
    fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (path: string, body: object = {}) =>
    call(`/first-run${path}`, { code: code(), ...body });
  return {
    ...server,
    code,
    post,
    signIn: (account) => call('/auth/login', account),
    state: async () => (await post('/backups')).json() as Promise<RestoreState>,
    send: (body, bytes) =>
      fetch(`${server.origin}/api/first-run/backups/uploaded`, {
        method: 'PUT',
        headers: {
          'x-set-up-code': code(),
          'content-type': 'application/octet-stream',
          'content-length': String(bytes),
        },
        body,
        duplex: 'half',
      } as RequestInit),
  };
}
