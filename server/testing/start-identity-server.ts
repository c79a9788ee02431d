import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const scope = 'openid email profile';
const client = { client_id: 'tonada', client_secret: 'a secret for tests alone' };
const minutes = 600;

export type Claims = Record<string, unknown>;

/** A real identity server on this machine, at which `who` signs in; null refuses. */
export async function startIdentityServer(redirect: string) {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const state: { who: string | null } = { who: null };

  const provider = await quietly(async () => {
    const { default: Provider } = await import('oidc-provider');
    return new Provider(issuer, {
      clients: [{ ...client, redirect_uris: [redirect] }],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'birthdate', 'groups'],
      },
      cookies: { keys: ['for tests alone'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ttl: {
        AccessToken: minutes,
        Grant: minutes,
        IdToken: minutes,
        Interaction: minutes,
        Session: minutes,
      },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      async loadExistingGrant({ oidc }) {
        const of = { clientId: oidc.client.clientId, accountId: oidc.session.accountId };
        const grant = new oidc.provider.Grant(of);
        grant.addOIDCScope(scope);
        await grant.save();
        return grant;
      },
    });
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return answer(request, response);
    const { who } = state;
    const result = who === null ? { error: 'access_denied' } : { login: { accountId: who } };
    return void provider.interactionFinished(request, response, result);
  });

  /** Follows the server's redirects as a browser does, up to the address that leads back. */
  async function visit(start: string): Promise<string> {
    const cookies = new Map<string, string>();
    let address = start;
    while (address.startsWith(issuer)) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const next = reply.headers.get('location');
      if (next === null) throw new Error(`The identity server answered ${reply.status}.`);
      address = new URL(next, issuer).href;
    }
    return address;
  }

  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    people,
    state,
    visit,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** It warns of an adapter, keys and a version of Node that are for tests alone. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console;
  Object.assign(console, { info: () => {}, warn: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
