import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from '#drizzle/orm.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActionList } from '#contract/administration.ts';
import { eventually } from '../../../testing/eventually.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { type ContractApp, startContractApp } from '../../../testing/start-contract-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { nameAccount } from '../../../testing/name-account.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { canvasTable } from '../../promotion/canvas/canvas.table.ts';
import { editorialPlaylistTable } from '../../listening/playlist/editorial-playlist.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { hashPassword } from '../../../platform/password.ts';
import { recordStaffAction } from '../../accounts/staff-action/staff-action.repository.ts';

const password = 'la de siempre';
const from = '203.0.113.77';

/** Everything known about Zoraida, none of it part of somebody's random id. */
const traces = ['zoraida', 'quiñonero', 'quinonero', 'z.q@example.com', 'otra.z.q', from];

let tonada: ContractApp;
let administration: Awaited<ReturnType<typeof startAdministration>>;
let zoraida: SignedIn;

beforeAll(async () => {
  tonada = await startContractApp();
  await tonada.startAnew();
  administration = await startAdministration(tonada);
  zoraida = await live();
});
afterAll(() => tonada.close());

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  payload?: object | Buffer;
  type?: string;
};

async function call(url: string, { method = 'GET', payload, type }: Call = {}, who = zoraida) {
  const answer = await tonada.app.inject({
    method,
    url,
    headers: {
      ...who.headers,
      'x-forwarded-for': from,
      'idempotency-key': 'una-vez',
      ...(type && { 'content-type': type }),
    },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.body.slice(0, 200)}`).toBeLessThan(300);
  return answer;
}

async function live(): Promise<SignedIn> {
  const { db, labels } = tonada;
  const person = await tonada.signIn({
    email: 'z.q@example.com',
    username: 'zoraida_q',
    displayName: 'Zoraida Quiñonero',
    bio: 'Soy Zoraida.',
    role: 'admin',
    passwordHash: await hashPassword(password),
  });
  const ofHers = (url: string, options: Call = {}) => call(url, options, person);
  await ofHers('/api/playlists', { method: 'POST', payload: { name: 'De Zoraida' } });
  await ofHers('/api/tracks/trk_1/like', { method: 'POST', payload: {} }).catch(() => undefined);
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#804020' },
  })
    .png()
    .toBuffer();
  const sent = { method: 'PUT', payload: picture, type: 'image/png' } as const;
  await ofHers('/api/user/profile-image', sent);
  await takeData(tonada, person);
  // A wrong password, a right one, and an email pending in the outbox.
  const account = { email: 'z.q@example.com', password };
  for (const tried of ['otra', password]) {
    await tonada.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': from },
      payload: { ...account, password: tried },
    });
  }
  const forgotten = { method: 'POST', payload: { email: account.email } } as const;
  await ofHers('/api/auth/forgot-password', forgotten);
  await eventually(() => expect(getFiles(tonada.config.dataDir).join('\n')).toContain('.eml'));
  await ofHers('/api/admin/settings/uploads', { method: 'PUT', payload: { isOn: false } });
  await ofHers('/api/admin/settings/uploads', { method: 'PUT', payload: { isOn: true } });
  await administration.change(person.id, { name: 'Zoraida Q.', email: 'otra.z.q@example.com' });
  await administration.change(person.id, { name: 'Zoraida Quiñonero', email: 'z.q@example.com' });
  await recordStaffAction(db, {
    actor: { id: administration.admin.id, name: 'Jefa', address: '127.0.0.1' },
    now: tonada.clock(),
    action: 'label.addPerson',
    about: person.id,
    target: { kind: 'label', id: labels.casa ?? '', name: 'Casa' },
    before: null,
    after: { person: 'Zoraida Quiñonero', email: 'z.q@example.com' },
  });
  // Rows that name her without a reference: decisions, a payout account, an offer.
  const at = tonada.clock();
  const signed = { decidedBy: 'Zoraida Quiñonero', decidedById: person.id };
  await db.insert(canvasTable).values({
    ...signed,
    id: 'cnv_z',
    artistId: faro,
    trackId: 'trk_1',
    trackTitle: 'Luna',
    tags: [],
    startTime: 0,
    endTime: 3,
    status: 'rejected',
    createdAt: at,
    sentAt: at,
    updatedAt: at,
  });
  await db.insert(playlistTable).values({
    id: 'pls_casa',
    name: 'De la casa',
    description: '',
    ownerId: administration.admin.id,
    isPublic: true,
    createdAt: at,
    searchKey: 'de la casa',
  });
  await db.insert(editorialPlaylistTable).values({
    playlistId: 'pls_casa',
    category: 'mood',
    priority: 1,
    createdBy: 'Zoraida Quiñonero',
    createdById: person.id,
  });
  await nameAccount(
    tonada,
    { kind: 'artist', id: faro },
    {
      version: 900,
      account: 'ES9121000418450200051332',
      holder: 'Zoraida Quiñonero',
      actor: { id: person.id, name: 'Zoraida Quiñonero' },
    },
  );
  await tonada.send('POST', 'label/artists', {
    who: tonada.people['casa'],
    key: 'oferta',
    payload: {
      royaltyRate: 70,
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
      name: 'Lila',
      genre: 'Folk',
      country: 'AR',
      email: 'z.q@example.com',
    },
  });
  return person;
}

/** Every row of every table, in lower case. */
async function dump(): Promise<{ [table: string]: string }> {
  const { rows } = await tonada.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: { [table: string]: string } = {};
  for (const { name } of rows) {
    const { rows: all } = await tonada.db.execute<{ text: string }>(
      sql`select lower(to_jsonb(each)::text) as text from ${sql.identifier(name)} each`,
    );
    found[name] = all.map(({ text }) => text).join('\n');
  }
  return found;
}

/** Files of the data folder except the database, which `dump` reads. */
function getFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => !path.includes(join(folder, 'database')) && statSync(path).isFile());
}

const findTraces = async () => {
  const tables = Object.entries(await dump()).flatMap(([table, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${table}: ${trace}`),
  );
  const files = getFiles(tonada.config.dataDir).flatMap((path) => {
    const text = readFileSync(path).toString('utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${path}: ${trace}`);
  });
  return [...tables, ...files];
};

describe('a person who deleted their account', () => {
  // Proves personal-data: Nothing is left
  it('is in no table and in no file', async () => {
    const before = (await findTraces()).map((position) => position.split(': ')[0]);
    expect(before).toEqual(
      expect.arrayContaining([
        'user',
        'playlist',
        'staff_action_part',
        'security_address',
        'answered_call',
        'canvas',
        'editorial_playlist',
        'payout_account',
        'label_contract',
        expect.stringMatching(/outbox/),
      ]),
    );
    await call('/api/user', { method: 'DELETE', payload: { password } });
    // Removes her files.
    await tonada.app.jobs.runDue();
    expect(await findTraces()).toEqual([]);
  });

  // Proves personal-data: Decisions stay
  it('leaves the staff’s actions, without names', async () => {
    const { actions } = (await administration.call('GET', 'actions')).json<StaffActionList>();
    const switched = actions.filter(({ action }) => action === 'setting.switch');
    expect(switched.map(({ actor, address }) => [actor, address])).toEqual([
      [{ id: zoraida.id, name: '' }, ''],
      [{ id: zoraida.id, name: '' }, ''],
    ]);
    const changed = actions.find(({ action }) => action === 'user.change');
    expect(changed).toMatchObject({ actor: { name: 'Jefa' }, before: null, after: null });
    const [canvas] = await tonada.db.select().from(canvasTable).where(eq(canvasTable.id, 'cnv_z'));
    expect(canvas).toMatchObject({ decidedBy: null, decidedById: zoraida.id });
  });
});
