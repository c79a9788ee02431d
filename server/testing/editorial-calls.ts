import type { ReleaseApp } from './start-release-app.ts';
import { call, type Made, unclaimed, type WritingCalls } from './writing-call.ts';

/** Calls about the playlists of the editorial staff. */
export const editorialCalls = ({ picture }: ReleaseApp): Record<string, WritingCalls> => ({
  async *editorial() {
    const about = { name: 'Noche', description: '', coverImage: '' };
    const list = { ...about, category: 'featured', priority: 1, isActive: true };
    const answer = yield call('editora', 'POST', 'playlists/editorial', list);
    const url = `playlists/editorial/${answer.json<Made>().id}`;
    yield call('editora', 'PUT', url, { ...list, name: 'Día' });
    yield call('editora', 'DELETE', url);
    yield call('editora', 'PUT', 'editorial/uploads/cover', picture, unclaimed);
  },
});
