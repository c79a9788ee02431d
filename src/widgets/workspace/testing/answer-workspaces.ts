import { http, HttpResponse } from 'msw';
import type { Workspaces } from '@/shared/contract/workspace.ts';

const sampleOwn = async () =>
  (await import('@/shared/sample/sample-workspaces.ts')).sampleWorkspaces();

/** The sample label's workspaces, or changed ones. */
export const answerWorkspaces = (change: (own: Workspaces) => Workspaces = (own) => own) =>
  http.get('*/api/workspaces', async () => HttpResponse.json(change(await sampleOwn())));

/** Further answers for admins: the artist itself. */
export const answersForAdmin = [
  answerWorkspaces(),
  http.get('*/api/artists/:id', async ({ params }) => {
    const { sampleFullArtist } = await import('@/shared/sample/sample-music-pages.ts');
    const { artists } = await sampleOwn();
    const known = artists.find(({ id }) => id === params['id']);
    return HttpResponse.json({ ...sampleFullArtist('art_soledad-amaranto'), ...known });
  }),
];
