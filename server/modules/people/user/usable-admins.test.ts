import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { getSeenValues } from '../../../testing/start-administration.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { editorialPlaylistTable } from '../../listening/playlist/editorial-playlist.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { hashPassword } from '../../../platform/password.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { houseId } from './house.ts';
import { userTable } from './user.table.ts';

const password = 'una frase bien larga';
let tonada: TestApp;
let passwordHash: string;

beforeAll(async () => {
  tonada = await startTestApp({ config: { demo: false } });
  passwordHash = await hashPassword(password);
});
afterAll(() => tonada.close());

async function change(who: SignedIn, id: string, changes: object) {
  const url = `/api/admin/users/${id}`;
  const { headers } = who;
  const seen = getSeenValues((await tonada.app.inject({ url, headers })).json());
  const payload = { seen, changes };
  return (await tonada.app.inject({ method: 'PATCH', url, headers, payload })).statusCode;
}

const leave = ({ headers }: SignedIn) =>
  tonada.app.inject({ method: 'DELETE', url: '/api/user', headers, payload: { password } });

async function admins() {
  const rows = await tonada.db.select().from(userTable).where(eq(userTable.role, 'admin'));
  return rows.filter(({ status }) => status === 'active').map(({ id }) => id);
}

// Proves first-run: Two at once
it('two admins who demote each other at once leave one', async () => {
  const pair = [
    await tonada.signIn({ role: 'admin', passwordHash }),
    await tonada.signIn({ role: 'admin', passwordHash }),
  ] as const;
  const [one, other] = pair;
  const statuses = await Promise.all([
    change(one, other.id, { role: 'user' }),
    change(other, one.id, { status: 'suspended' }),
  ]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const left = await admins();
  expect(left).toHaveLength(1);
  await tonada.db.delete(userTable);
});

// Proves first-run: Unusable admins
it.each([
  ['suspended', { status: 'suspended' as const }],
  ['of the demo', { isDemo: true }],
  ['with a temporary password', { hasTemporaryPassword: true }],
  ['without a password', { passwordHash: null }],
])('an admin %s cannot remove the last usable one', async (_what, other) => {
  const last = await tonada.signIn({ role: 'admin', passwordHash });
  const unusable = await tonada.signIn({ role: 'admin', passwordHash, ...other });
  expect((await leave(last)).statusCode).toBe(403);
  const asUnusable = { ...unusable };
  for (const changes of [{ role: 'user' }, { status: 'suspended' }]) {
    expect(await change(asUnusable, last.id, changes)).not.toBe(200);
    expect(await change(last, last.id, changes)).toBe(422);
  }
  expect(await admins()).toContain(last.id);
  await tonada.db.delete(userTable);
});

// Proves first-run: Simulated identities
it('a simulated identity cannot take over a staff account', async () => {
  const { email } = simulatedIdentities.google;
  const demo = await startTestApp();
  const { id } = await demo.signIn({ role: 'admin', passwordHash, email });
  const payload = simulatedIdentities.google;
  const answer = await demo.app.inject({ method: 'POST', url: '/api/auth/google', payload });
  const [row] = await demo.db.select().from(userTable).where(eq(userTable.id, id));
  await demo.close();
  expect([answer.statusCode, row?.isDemo]).toEqual([403, false]);
});

async function addEditorial(ownerId: string, id: string) {
  await addPlaylist(tonada.db, { id, name: id, ownerId, createdAt: tonada.clock() }, []);
  const besides = { category: 'mood', priority: 1, createdBy: 'Eva' } as const;
  await tonada.db.insert(editorialPlaylistTable).values({ playlistId: id, ...besides });
}

const getOwner = async (id: string) => {
  const [row] = await tonada.db.select().from(playlistTable).where(eq(playlistTable.id, id));
  return row?.ownerId;
};

it('editorial playlists of an account that is deleted go to the house', async () => {
  const editor = await tonada.signIn({ role: 'editorial', passwordHash });
  await addEditorial(editor.id, 'pls_otra');
  expect((await leave(editor)).statusCode).toBe(204);
  expect(await getOwner('pls_otra')).toBe(houseId);
});

// Proves first-run: The house and staff
it('staff can neither find nor change the house', async () => {
  const admin = await tonada.signIn({ role: 'admin', passwordHash });
  const { headers } = admin;
  const url = `/api/admin/users/${houseId}`;
  expect((await tonada.app.inject({ url, headers })).statusCode).toBe(404);
  const payload = { seen: {}, changes: { email: 'mia@correo.com' } };
  const changed = await tonada.app.inject({ method: 'PATCH', url, headers, payload });
  expect(changed.statusCode).toBe(404);
  const renewed = await tonada.app.inject({
    method: 'POST',
    url: `${url}/temporary-password`,
    headers,
  });
  expect(renewed.statusCode).toBe(404);
  const list = await tonada.app.inject({ url: '/api/admin/users', headers });
  expect(list.body).not.toContain(houseId);
});
