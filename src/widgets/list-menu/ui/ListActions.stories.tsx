import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Heard, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFullAlbum } from '@/shared/sample/sample-music-pages.ts';
import { longTitle } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { ToastRegion } from '@/shared/ui/toast';
import { ListActions, ListMenuButton } from '..';

const id = 'alb_nora-quintavalle_luna-de-ambar';
const album = { ...sampleFullAlbum(id), tracks: [...queuedTracks] };
const opened = http.get('*/api/albums/:id', () => HttpResponse.json(album));

const meta = {
  title: 'Music/Playlists/List actions',
  component: ListActions,
  subcomponents: { ListMenuButton },
  argTypes: { list: { control: false } },
  args: { list: { kind: 'album', id, name: 'Luna de ámbar' }, artist: 'Nora Quintavalle' },
  parameters: {
    state: signedIn(),
    msw: { handlers: [opened] },
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'Shuffle, share and the menu in the header of a list, an artist or a person.',
      do: ['Put them after the play button and the button that keeps or follows.'],
      dont: ['Put them on cards: a right click or a long press opens the menu there.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays in random order, or opens a menu.' }],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Inline>
          <Story />
        </Inline>
        <Heard />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
} satisfies Meta<typeof ListActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = 'Más opciones del álbum Luna de ámbar';
const shuffle = 'Escuchar Luna de ámbar en aleatorio';

// Proves music-pages: List: shuffled and shared from the header
export const Default: Story = {
  tags: ['state:default', 'state:closed'],
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(labels).toEqual([shuffle, 'Compartir Luna de ámbar', more]);
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shuffle })).toHaveFocus();
  },
};
export const Empty: Story = {
  tags: ['state:empty', 'state:disabled'],
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: shuffle })).toBeDisabled();
  },
};
/** Nobody else can open them. */
export const LikedSongs: Story = {
  tags: ['state:variants'],
  args: { list: { kind: 'liked', id: '', name: 'Canciones que te gustan' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Compartir/ })).toBeNull();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { list: { kind: 'album', id, name: longTitle } },
};

export const Shuffles: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: shuffle }));
    const titles = queuedTracks.map(({ title }) => title).toSorted();
    await waitFor(() =>
      expect(canvas.getByTestId('heard').textContent.split(' | ').toSorted()).toEqual(titles),
    );
  },
};

export const ShuffleFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/albums/:id', () =>
          HttpResponse.json({ error: 'No.', code: 'not-found' }, { status: 404 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: shuffle }));
    // Hovering keeps the toast.
    await userEvent.hover(
      await screen.findByText('No pudimos abrir «Luna de ámbar». Inténtalo de nuevo.'),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['state:open'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: more });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Reproducir' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Reproducir' });
  },
};
