import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadLimits } from '#contract/release-limits.ts';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { makeFlac } from '../../../testing/make-sound.ts';
import { type ReleaseApp, startReleaseApp, getTrack } from '../../../testing/start-release-app.ts';
import { encodeJob } from './encode-track.ts';
import { releaseSoundTable, releaseTable } from './release.table.ts';

let tonada: ReleaseApp;
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
  await tonada.db.delete(assetUseTable);
  await tonada.db.delete(jobTable).where(eq(jobTable.kind, encodeJob));
});
afterAll(() => tonada.close());

const { share } = uploadLimits;

/** Pretends that a sound takes this many encoded bytes. */
const growTo = (hash: string, bytes: number) =>
  tonada.db
    .update(releaseSoundTable)
    .set({ seconds: (bytes * 8) / uploadLimits.mp3Bitrate })
    .where(eq(releaseSoundTable.hash, hash));

// Proves releases: Counted by encoded size
it('counts the encoded result before its draft is saved', async () => {
  const { sound } = await tonada.sendSound(makeFlac(31, { isSilent: true }));
  await growTo(sound, share.uploaded.bytes);
  const refused = await tonada.upload('sound', makeFlac(32, { isSilent: true }));
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ error: string }>().error).toMatch(/todo lo que cabe/);
  expect((await tonada.upload('sound', tonada.mp3, 'otra')).statusCode).toBe(200);
});

// Proves releases: A label's share
it('counts only the drafts of the label', async () => {
  const { sound } = await tonada.sendSound(makeFlac(33, { isSilent: true }));
  await tonada.create(await tonada.draft({ tracks: [getTrack(sound)] }));
  await growTo(sound, share.label.bytes);
  const full = await tonada.call('casa', 'POST', 'label/drafts', {
    payload: await tonada.draft(),
  });
  expect(full.statusCode).toBe(422);
  expect(full.json<{ error: string }>().error).toMatch(/ocupan todo su espacio/);
});

// Proves releases: Labels take turns
it('waits behind others of its label, but not of other labels', async () => {
  const sounds = [];
  for (const seconds of [34, 35, 36]) {
    sounds.push(await tonada.sendSound(makeFlac(seconds, { isSilent: true })));
  }
  for (const { sound } of sounds) await growTo(sound, 144_000_000);
  const tracks = sounds.map(({ sound }, index) => getTrack(sound, `Hora ${index}`));
  await tonada.create(await tonada.draft({ tracks }));
  const { db, clock } = tonada;
  const found = await db.select().from(jobTable).where(eq(jobTable.kind, encodeJob));
  const turns = found.map(({ turnAt }) => (turnAt?.getTime() ?? 0) - clock().getTime());
  expect(turns.toSorted((one, other) => one - other)).toEqual([0, 60_000, 120_000]);
});

// Proves releases: Off the disk
it('leaves nothing on disk once its draft is deleted', async () => {
  const { sound } = await tonada.sendSound(makeFlac(37, { isSilent: true }));
  const { id } = await tonada.create(await tonada.draft({ tracks: [getTrack(sound)] }));
  const { db, app } = tonada;
  expect((await tonada.call('casa', 'DELETE', `label/drafts/${id}`)).statusCode).toBe(204);
  await app.jobs.runDue();
  expect(await db.select().from(assetTable).where(eq(assetTable.hash, sound))).toEqual([]);
  await expect(tonada.assets.open(sound)).rejects.toThrow('ENOENT');
});
