import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShare } from '../../../testing/add-share.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro' }]);
  const { id } = await tonada.signIn();
  const sheet = { trackId: 'trk_1', artistId: 'art_faro', startsOn: '2026-10-01' };
  const { payees } = await addShare(tonada.db, { ...sheet, parts: [[id, 40]] });
  await tonada.db.execute(sql`
    insert into payout_account (id, payee_id, version, country, account, set_at, actor_id, actor_name)
    values ('pac_1', ${payees[0]}, 1, 'ES', 's1.x', now(), ${id}, 'Luz')`);
});
afterAll(() => tonada.close());

const change = (statement: string) =>
  tonada.db.execute(sql.raw(statement)).then(
    () => 'done',
    () => 'refused',
  );

it.each([
  'delete from recording_part',
  'delete from recording_share',
  'delete from payout_account',
  'update recording_part set part = 50',
  "update recording_part set role = 'mixing'",
  'update recording_part set is_accepted = false',
  'update recording_part set payee_id = null where not is_artist',
  "update recording_share set starts_on = '2026-01-01'",
  'update recording_share set accepted_at = null',
  "update payout_account set account = 's1.y'",
  "update payout_account set set_at = now() - interval '1 year'",
])('the database refuses: %s', async (statement) => {
  expect(await change(statement)).toBe('refused');
});

it.each([
  'update recording_part set offered_to = null, reason = null, answered_by = null',
  "update payout_account set country = null, account = null, fingerprint = null, actor_name = ''",
])('a deleted account takes along what is personal: %s', async (statement) => {
  expect(await change(statement)).toBe('done');
});

it('refuses to fill a removed account again', async () => {
  expect(await change("update payout_account set country = 'ES', account = 's1.z'")).toBe(
    'refused',
  );
});
