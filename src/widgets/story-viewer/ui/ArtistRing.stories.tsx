import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory } from '@/entities/story/index.testing';
import { typed } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { ArtistRing } from './ArtistRing';
import { ArtistStories } from './lazy-parts';

const answers = (story: 'none' | 'new') => [
  http.get('*/api/artists/:id/highlights', () =>
    HttpResponse.json({ concerts: [], story, campaigns: [] }),
  ),
  http.get('*/api/artists/:id/stories', () => HttpResponse.json([makeStory('sto_1')])),
  http.post('*/api/stories/:id/views', () => new HttpResponse(null, { status: 204 })),
];

const meta = {
  title: 'Music/Stories/Artist ring',
  component: ArtistRing,
  args: { artist: { id: 'art_1', name: 'Nora Quintavalle' } },
  argTypes: { artist: typed('{ id: string; name: string }') },
  loaders: [() => ArtistStories.load()],
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 200, margin: 16 }}>
        <Artwork src={null} seed="art_1" shape="round" sizes="200px" />
        <Story />
      </div>
    ),
  ],
  parameters: {
    state: signedIn(),
    msw: { handlers: answers('new') },
    guide: {
      use: 'On the page of an artist: lies around their picture while they have stories.',
      do: ['Put it into what is as large as the picture.'],
      dont: ['Wait for it: the page is there without it.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the stories.' }],
    },
  },
} satisfies Meta<typeof ArtistRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver las historias nuevas de Nora Quintavalle' }),
    );
    await screen.findByRole('dialog', { name: 'Nora Quintavalle' }, { timeout: 5_000 });
    await userEvent.keyboard('{Escape}');
  },
};
export const Nothing: Story = {
  tags: ['state:empty', 'no-photo'],
  parameters: { msw: { handlers: answers('none') } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
