import type { Collaboration, PlaylistLog } from '#contract/collaboration.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, type WritingCalls } from './writing-call.ts';

/** Calls about playlists that several people change. */
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
    const [removal] = log.json<PlaylistLog>().acts;
    yield call('fan', 'POST', `${list}/log/${removal?.id}/undo`, {});
    yield call('amiga', 'DELETE', `${list}/collaborators/${people['amiga']?.id}`);
    yield call('fan', 'DELETE', `${list}/collaboration/link`);
    yield call('fan', 'DELETE', `${list}/collaboration`);
  },
});
