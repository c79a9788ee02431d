import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pitch } from '#contract/pitch.ts';
import { buildApp } from '../../../build-app.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
  tonada.people['otro'] = await tonada.signIn({ role: 'editorial', displayName: 'Otro Editor' });
});
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(decisionNotificationTable);
  tonada.config.takeBackSeconds = 15;
});
afterAll(() => tonada.close());

const yes = { playlistIds: ['pla_noche'], feedback: 'Nos encanta.' };

type Known = { id: string; version: number };

const decide = (act: 'accept' | 'reject', { id, version }: Known, who = 'editora') =>
  tonada.call(who, 'POST', `editorial/pitches/${id}/${act}`, {
    payload: { version, ...(act === 'accept' ? yes : { feedback: 'No esta vez.' }) },
  });
const undo = ({ id }: Known, who = 'editora') =>
  tonada.call(who, 'POST', `editorial/pitches/${id}/undo`);

async function pass(seconds: number) {
  tonada.clock.advance(seconds * 1_000);
  await tonada.app.jobs.runDue();
}

const getTold = async () =>
  (await readDecisions(tonada, tonada.speaker)).map(({ outcome }) => outcome);
const getStatus = async () => (await tonada.mine()).map(({ status }) => status);

// Proves editorial: Taken back
describe('a decision about a pitch, taken back within ten seconds', () => {
  it('waits again for every editor, and nobody read it', async () => {
    const pitch = await tonada.waiting();
    expect((await decide('accept', pitch)).statusCode).toBe(204);
    const other = tonada.people['otro'];
    expect((await tonada.pitches('', other)).counts).toMatchObject({ waiting: 0, accepted: 1 });
    await pass(10);
    expect(await getTold()).toEqual([]);
    const [sent] = (await tonada.ask()).json<Pitch[]>();
    expect(sent).toMatchObject({ status: 'under_review' });
    expect(sent).not.toHaveProperty('feedback');
    expect((await undo(pitch)).statusCode).toBe(204);
    const { items, counts } = await tonada.pitches('', other);
    expect(counts).toEqual({ waiting: 1, accepted: 0, rejected: 0 });
    expect(items).toMatchObject([{ id: pitch.id, status: 'pending', placements: [] }]);
    expect(items[0]).not.toHaveProperty('reviewedBy');
    await pass(60);
    expect(await getTold()).toEqual([]);
    expect(await getStatus()).toEqual(['pending']);
    expect((await tonada.acts()).slice(-2)).toEqual(['pitch.accept', 'pitch.reopen']);
  });

  it('is under review again by the editor who had taken it', async () => {
    const pitch = await tonada.waiting();
    await tonada.judge('take', pitch, {}, tonada.people['otro']);
    await decide('reject', { ...pitch, version: 2 });
    await undo(pitch);
    const [waiting] = (await tonada.pitches()).items;
    expect(waiting).toMatchObject({ status: 'under_review', reviewedBy: 'Otro Editor' });
  });

  it('can be made again, and only the last one is read', async () => {
    const pitch = await tonada.waiting();
    await decide('reject', pitch);
    await undo(pitch);
    const [again] = (await tonada.pitches()).items;
    tonada.clock.advance(10_000);
    expect((await decide('accept', { ...pitch, version: again?.version ?? 0 })).statusCode).toBe(
      204,
    );
    // The window begins anew.
    await pass(10);
    expect(await getTold()).toEqual([]);
    await pass(5);
    expect(await getTold()).toEqual(['accepted']);
    expect(await getStatus()).toEqual(['accepted']);
  });

  it('outlives a restart of the server', async () => {
    const [first, second] = [await tonada.waiting(), await tonada.waiting()];
    for (const pitch of [first, second]) await decide('reject', pitch);
    const restarted = await buildApp(tonada);
    const { headers } = tonada.people['editora'] ?? {};
    const url = `/api/editorial/pitches/${first.id}/undo`;
    const answer = await restarted.inject({ method: 'POST', url, headers: headers ?? {} });
    expect(answer.statusCode).toBe(204);
    tonada.clock.advance(15_000);
    await restarted.jobs.runDue();
    expect(await getTold()).toEqual(['rejected']);
    expect((await tonada.pitches()).items.map(({ id }) => id)).toEqual([first.id]);
    await restarted.close();
  });

  it('stands if the artist sent the song again meanwhile', async () => {
    const pitch = await tonada.waiting({ trackTitle: 'Luz' });
    await decide('reject', pitch);
    await tonada.waiting({ trackTitle: 'Luz' });
    const answer = await undo(pitch);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/ya volvió a enviar/) as string,
    });
    await pass(15);
    expect(await getTold()).toEqual(['rejected']);
  });
});

// Proves editorial: Told
describe('a decision about a pitch that is read', () => {
  it('stands, with the reason', async () => {
    const pitch = await tonada.waiting();
    await decide('accept', pitch);
    await pass(15);
    expect(await getTold()).toEqual(['accepted']);
    const answer = await undo(pitch);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'Ya no se puede deshacer: la respuesta ya salió.',
    });
    expect(await getStatus()).toEqual(['accepted']);
  });
});

// Proves editorial: By another editor
it('is taken back by nobody but the editor who decided', async () => {
  const pitch = await tonada.waiting();
  await decide('reject', pitch);
  const answer = await undo(pitch, 'otro');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    error: 'Lo decidió Eva Editora, y solo esa persona puede deshacerlo. No se cambió nada.',
  });
  await undo(pitch);
  expect((await undo(pitch)).json()).toMatchObject({
    error: expect.stringMatching(/cambió otra vez/) as string,
  });
});

// Proves editorial: A release taken back
describe('a decision about a release, taken back', () => {
  const act = (what: string, { id, version }: Known) =>
    tonada.call('editora', 'POST', `editorial/releases/${id}/${what}`, {
      ...(what !== 'undo' && { payload: { version, ...(what === 'reject' && no) } }),
    });
  const no = { reason: 'cover', note: 'Se lee mal.' };

  it('does not publish it, and its label read nothing', async () => {
    const release = await tonada.pending({ title: 'Sudestada', releaseDate: '2026-11-20' });
    expect((await act('approve', release)).statusCode).toBe(204);
    await pass(10);
    expect(await tonada.read(release.id)).toMatchObject({ status: 'pending', decision: null });
    expect((await act('undo', release)).statusCode).toBe(204);
    await pass(60);
    expect((await tonada.search('Sudestada')).albums).toEqual([]);
    const again = (await tonada.inbox()).items.find(({ id }) => id === release.id);
    expect(again).toMatchObject({ status: 'pending', decision: null });
    expect(await getTold()).toEqual([]);
    await act('approve', { ...release, version: again?.version ?? 0 });
    await pass(15);
    expect((await tonada.search('Sudestada')).albums).toMatchObject([{ id: release.id }]);
    expect((await act('undo', release)).statusCode).toBe(409);
  });

  it('is a rejection that its label never read', async () => {
    const release = await tonada.pending({ releaseDate: '2026-11-25' });
    await act('reject', release);
    expect(await tonada.read(release.id)).toMatchObject({ status: 'pending', decision: null });
    await act('undo', release);
    await pass(15);
    expect(await tonada.read(release.id)).toMatchObject({ status: 'pending', decision: null });
    expect(await getTold()).toEqual([]);
  });
});
