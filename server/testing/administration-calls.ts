import type { StaffActionList } from '#contract/administration.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { musicWatchTable } from '../modules/catalogue/music-file/music-watch.table.ts';
import { uncountedArtistTable } from '../modules/figures/figures/uncounted-artist.table.ts';
import { jobTable } from '../platform/jobs/job.table.ts';
import { decideAlbums } from './decide-albums.ts';
import { repairNames } from './repair-names.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, type WritingCalls } from './writing-call.ts';

/** Calls of an administrator about labels, accounts and settings. */
export const administrationCalls = (tonada: ReleaseApp): Record<string, WritingCalls> => ({
  async *administration() {
    const none = { website: null, foundedYear: null, contactPerson: null, phone: null };
    const about = { name: 'Sello Mar', email: 'mar@example.com', country: 'ES' };
    const label = { ...none, ...about, royaltyRate: 50 };
    const added = yield call('jefa', 'POST', 'admin/labels', label);
    const url = `admin/labels/${added.json<Made>().id}`;
    const change = { seen: { name: 'Sello Mar' }, changes: { name: 'Sello Sol' } };
    yield call('jefa', 'PATCH', url, change);
    const log = await tonada.call('jefa', 'GET', 'admin/actions');
    const [last] = log.json<StaffActionList>().actions;
    yield call('jefa', 'POST', `admin/actions/${last?.id}/undo`);
    yield call('jefa', 'POST', `${url}/people`, { email: 'sello@example.com' });
    yield call('jefa', 'DELETE', `${url}/people/${tonada.people['sello']?.id}`);
    yield call('fan', 'POST', 'user/student/request', { school: 'Uni', note: 'Física' });
    const student = `admin/student-requests/${tonada.people['fan']?.id}/answer`;
    yield call('jefa', 'POST', student, { answer: 'accept' });
    yield call('jefa', 'PUT', 'admin/settings/registrations', { isOn: false });
    yield call('jefa', 'PUT', 'admin/settings/registrations', { isOn: true });
    yield call('jefa', 'POST', 'admin/emergency-kit');
    const who = { name: 'Ana', email: 'ana@example.com', country: 'ES' };
    const person = { ...who, subscription: 'free', role: 'user' };
    const created = yield call('jefa', 'POST', 'admin/users', person);
    const { user } = created.json<{ user: Made }>();
    yield call('jefa', 'POST', `admin/users/${user.id}/temporary-password`);
    const suspension = { seen: { status: 'active' }, changes: { status: 'suspended' } };
    yield call('jefa', 'PATCH', `admin/users/${user.id}`, suspension);
    const job = { kind: 'test.lost', key: '' };
    const [runAt, lastError] = [new Date(0), 'Error: lost'];
    await tonada.db.insert(jobTable).values({ ...job, runAt, lastError, payload: {} });
    yield call('jefa', 'POST', 'admin/jobs/retry', job);
    yield call('jefa', 'POST', 'admin/jobs/discard', job);
    const path = '/srv/music';
    tonada.config.musicFolders = [path];
    await tonada.db.insert(musicWatchTable).values({ id: 'mus_1', path, missing: 9, known: 10 });
    yield call('jefa', 'POST', 'admin/music/mus_1/look');
    yield call('jefa', 'POST', 'admin/music/mus_1/stop');
    yield call('jefa', 'POST', 'admin/music/mus_1/missing', { answer: 'lose', files: 9 });
    yield* decideAlbums(tonada);
    yield* repairNames(tonada, 'alb_one_1');
    const asked = { proof: 'Mi sello lo sabe.' };
    for (const [index, answer] of [
      { answer: 'refuse', reason: 'Falta una prueba.' },
      { answer: 'create', name: 'Lucía Solar', genre: 'Folk', country: 'AR' },
    ].entries()) {
      yield call('luz', 'POST', 'artist/request', { ...asked, artist: `Lucía ${index}` });
      const requests = await tonada.call('jefa', 'GET', 'admin/artist-requests');
      const [request] = requests.json<{ requests: Made[] }>().requests;
      yield call('jefa', 'POST', `admin/artist-requests/${request?.id}/answer`, answer);
    }
    const [artist] = await tonada.db.select({ id: artistTable.id }).from(artistTable).limit(1);
    const failed = { artistId: artist?.id ?? '', work: 'count' as const, failures: 3 };
    await tonada.db
      .insert(uncountedArtistTable)
      .values({ ...failed, failedAt: new Date(0), failure: 'lost' });
    yield call('jefa', 'POST', 'admin/figures/retry', { artist: failed.artistId });
  },
});
