import type { Collaboration, PlaylistLog } from '#contract/collaboration.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, type WritingCalls } from './writing-call.ts';

/** Calls about playlists that several people change, and sessions in which they listen. */
export const collaborationCalls = ({ app, people }: ReleaseApp): Record<string, WritingCalls> => ({
  async *collaboration() {
    const answer = yield call('fan', 'POST', 'playlists', { name: 'Entre dos' });
    const list = `playlists/${answer.json<Made>().id}`;
    const linked = yield call('fan', 'POST', `${list}/collaboration/link`, {});
    const token = linked.json<Collaboration>().link?.token;
    yield call('amiga', 'POST', 'collaboration/members', { token });
    const added = yield call('amiga', 'POST', `${list}/tracks`, { trackId: 'trk_1' });
    const { entryId } = added.json<{ entryId: string }>();
    yield call('fan', 'DELETE', `${list}/tracks/trk_1?entryId=${entryId}`);
    const headers = people['fan']?.headers;
    const log = await app.inject({ url: `/api/${list}/log`, ...(headers && { headers }) });
    const removal = log.json<PlaylistLog>().acts.find(({ kind }) => kind === 'removed');
    yield call('fan', 'POST', `${list}/log/${removal?.id}/undo`, {});
    yield call('amiga', 'DELETE', `${list}/collaborators/${people['amiga']?.id}`);
    yield call('amiga', 'POST', 'collaboration/members', { token });
    const blocked = `${list}/collaboration/blocked`;
    yield call('fan', 'POST', blocked, { userId: people['amiga']?.id });
    yield call('fan', 'DELETE', `${blocked}/${people['amiga']?.id}`);
    yield call('fan', 'DELETE', `${list}/collaboration/link`);
    yield call('fan', 'DELETE', `${list}/collaboration`);
  },
  async *together() {
    const begun = { trackIds: ['trk_1', 'trk_2'], seconds: 1, isPlaying: true };
    const answer = yield call('fan', 'POST', 'together', begun);
    const { token } = answer.json<{ token: string }>();
    yield call('amiga', 'POST', 'together/people', { token });
    yield call('amiga', 'POST', 'together/queue', { kind: 'add', trackIds: ['trk_1'] });
    yield call('fan', 'POST', 'together/commands', { kind: 'pause' });
    yield call('fan', 'PATCH', 'together', { adders: 'host' });
    yield call('amiga', 'POST', 'together/leave', {});
    yield call('amiga', 'POST', 'together/people', { token });
    yield call('seguidora', 'POST', 'together/people', { token });
    yield call('fan', 'DELETE', `together/people/${people['seguidora']?.id}`);
    yield call('fan', 'POST', 'together/blocked', { userId: people['amiga']?.id });
    yield call('fan', 'DELETE', `together/blocked/${people['amiga']?.id}`);
    yield call('fan', 'DELETE', 'together');
  },
});
