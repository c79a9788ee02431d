import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory } from '@/entities/story/index.testing';
import type { Story as AStory } from '@/shared/contract/story.ts';
import { typed } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { ArtistStories } from './ArtistStories';

const artist = { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' };
const called = fn();
const answers = (stories: AStory[]) => [
  http.get('*/api/artists/:id/stories', () => HttpResponse.json(stories)),
  http.post('*/api/stories/:id/views', ({ params }) => {
    called('view', params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.all('*/api/artists/:id/stories/hidden', ({ params, request }) => {
    called(`${request.method} hidden`, params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.put('*/api/stories/:id/like', async ({ params, request }) => {
    called('like', params['id'], await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Music/Stories/Artist stories',
  component: ArtistStories,
  args: { artist, reason: 'follow', onClose: fn() },
  argTypes: { artist: typed('{ id: string; name: string }') },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    msw: {
      handlers: answers([
        makeStory('sto_1', { isSeen: true, caption: 'Vista' }),
        makeStory('sto_2', { caption: 'Nueva', likes: 4 }),
      ]),
    },
    guide: {
      use: 'What a ring opens: the stories of one artist, from the first that is new.',
      do: ['Say whether the listener follows the artist or looks at their page.'],
      dont: ['Open it for visitors: nothing could be remembered.'],
      keyboard: [{ keys: 'Escape', effect: 'Closes it.' }],
    },
  },
  beforeEach: () => void called.mockClear(),
} satisfies Meta<typeof ArtistStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its code loads first, and it fades in. */
const patience = { timeout: 5_000 };

const viewer = () => within(screen.getByRole('dialog', { name: artist.name }));

// Proves stories: Why it is here
/** Starts with the first new story, counts the view, and explains why it is shown. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Nueva')).toBeVisible(), patience);
    await waitFor(() => expect(called).toHaveBeenCalledWith('view', 'sto_2'));
    await expect(called).not.toHaveBeenCalledWith('view', 'sto_1');
    await expect(viewer().getByText(/La ves porque sigues a Nora Quintavalle\./)).toBeVisible();
    await userEvent.click(viewer().getByRole('button', { name: 'Me gusta esta historia' }));
    await expect(await viewer().findByText('5 me gusta')).toBeVisible();
    await waitFor(() => expect(called).toHaveBeenCalledWith('like', 'sto_2', { isLiked: true }));
  },
};
// Proves stories: Hiding them, on the screen
/** Hidden from home until undone by the toast or on the artist's page. */
export const Hidden: Story = {
  tags: ['state:variants', 'no-photo'],
  render: (args) => (
    <>
      <ArtistStories {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  play: async ({ userEvent, args }) => {
    const hide = { name: 'No ver más historias de Nora Quintavalle' };
    await userEvent.click(await screen.findByRole('button', hide, patience));
    await waitFor(() => expect(called).toHaveBeenCalledWith('PUT hidden', artist.id));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(called).toHaveBeenCalledWith('DELETE hidden', artist.id));
    await screen.findByText('Volverás a ver historias de Nora Quintavalle en el inicio.');
  },
};
export const HiddenOnTheirPage: Story = {
  tags: ['state:variants'],
  args: { reason: 'page', isHidden: true },
  play: async ({ userEvent }) => {
    const show = { name: 'Volver a ver sus historias en el inicio' };
    await userEvent.click(await screen.findByRole('button', show, patience));
    await waitFor(() => expect(called).toHaveBeenCalledWith('DELETE hidden', artist.id));
  },
};
export const OnTheirPage: Story = {
  tags: ['state:variants'],
  args: { reason: 'page' },
  play: async () => {
    await waitFor(
      () => expect(screen.getByText(/porque estás en la página de/)).toBeVisible(),
      patience,
    );
  },
};
/** They expired while the ring was shown. */
export const Over: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Ya no hay historias')).toBeVisible(), patience);
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/artists/:id/stories', () => delay('infinite'))] },
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [http.get('*/api/artists/:id/stories', () => HttpResponse.error())] },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' }, patience);
  },
};
