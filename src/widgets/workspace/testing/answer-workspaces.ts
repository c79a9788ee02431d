import { http, HttpResponse } from 'msw';
import type { Workspaces } from '@/shared/contract/workspace.ts';

const sampleOwn = async () =>
  (await import('@/shared/sample/sample-workspaces.ts')).sampleWorkspaces();

/** The server's answer: those of the label of the example, or what else they are. */
export const answerWorkspaces = (change: (own: Workspaces) => Workspaces = (own) => own) =>
  http.get('*/api/workspaces', async () => HttpResponse.json(change(await sampleOwn())));

/** What an admin asks for besides: the artist themselves. */
export const answersForAdmin = [
  answerWorkspaces(),
  http.get('*/api/artists/:id', async ({ params }) => {
    const { sampleFullArtist } = await import('@/shared/sample/sample-music-pages.ts');
    const { artists } = await sampleOwn();
    const known = artists.find(({ id }) => id === params['id']);
    return HttpResponse.json({ ...sampleFullArtist('art_soledad-amaranto'), ...known });
  }),
];
