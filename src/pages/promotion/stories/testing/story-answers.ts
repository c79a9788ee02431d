import { http, HttpResponse } from 'msw';
import { fn } from 'storybook/test';
import { makeStory, storyTimes } from '@/entities/story/index.testing';
import type { Story } from '@/shared/contract/story.ts';
import { StoryViewer } from '@/widgets/story-viewer';
import { toolOwner, toolStories } from '@/widgets/office/index.testing';
import { storyItem } from '../model/story-item';

export const owner = toolOwner;
export const words = {
  type: 'text',
  content: 'Mañana a las ocho, desde el balcón.',
  backgroundColor: '#1b1020',
  textColor: '#ffffff',
} as const;

/** One per type. */
export const each: Story[] = [
  makeStory('sto_1', {
    ...storyTimes(0.2),
    ...words,
    caption: 'Ensayo abierto',
    views: 12,
    likes: 3,
  }),
  makeStory('sto_2', { ...storyTimes(3.5), trackId: 'trk_luna', trackTitle: 'Luna de ámbar' }),
  makeStory('sto_3', { ...storyTimes(20.5), type: 'audio', content: '', caption: 'Una idea' }),
];
const others = [
  makeStory('sto_4', { ...storyTimes(1.5), artistName: 'Los Martes Impares', caption: 'La pared' }),
];

export const called = fn();
export const answers = (mine: Story[], theirs: Story[] = others) => [
  http.get('*/api/promotion/my-stories', () => HttpResponse.json(mine)),
  http.get('*/api/promotion/stories', () => HttpResponse.json(theirs)),
  http.get('*/api/promotion/canvas/tracks', () =>
    HttpResponse.json([
      { id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle', isOut: true },
      { id: 'trk_patio', title: 'Patio', artist: 'Nora Quintavalle', isOut: false },
    ]),
  ),
  http.delete('*/api/promotion/my-stories/:id', ({ params }) => {
    called(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/promotion/*', () => {
    called('post');
    return new HttpResponse(null, { status: 500 });
  }),
];
export const ofTool = toolStories({
  item: storyItem,
  address: '/artist-stories',
  handlers: answers(each),
  called,
  load: () =>
    Promise.all([
      import('../ui/form/StoryWorkbench'),
      import('@/shared/video/inspect-video.ts'),
      StoryViewer.load(),
    ]),
});

/** A pending story on this device. */
export const made = (id: string) => ({
  ...words,
  id,
  caption: 'Desde el balcón',
  trackId: null,
  trackTitle: '',
  file: null,
  fileKey: null,
  fileName: '',
});
