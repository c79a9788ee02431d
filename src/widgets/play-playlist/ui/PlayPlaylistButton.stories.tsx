import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { findsRole, Named } from '@/shared/testing';
import { Heard, playingState, queuedTrack } from '@/entities/playback/index.testing';
import { Inline } from '@/shared/ui/stack';
import { ToastRegion } from '@/shared/ui/toast';
import { sampleFeaturedPlaylists, sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { PlayPlaylistButton } from './PlayPlaylistButton';

const id = 'pls_ventana-abierta';
const page = sampleFullPlaylist(id);
const playlist = sampleFeaturedPlaylists().find((each) => each.id === id) ?? page;

/** 250 tracks, of which the first 100 come with the playlist. */
const all = Array.from({ length: 250 }, (_, index) =>
  queuedTrack({ id: `trk_${index}`, title: `Canción ${index}` }),
).map((track) => ({ ...track, entryId: `ent_${track.id}` }));
const long = { ...page, tracks: all.slice(0, 100), nextCursor: 'rest', trackCount: all.length };

const meta = {
  title: 'Music/Playlists/Play playlist button',
  component: PlayPlaylistButton,
  args: { playlist },
  parameters: {
    msw: [
      http.get('*/api/playlists/:id', () => HttpResponse.json(long)),
      http.get('*/api/playlists/:id/tracks', () =>
        HttpResponse.json({ tracks: all.slice(100), nextCursor: null }),
      ),
    ],
    guide: {
      use: 'Plays a playlist from a card, a tile or a row; the page of the playlist has its tracks and takes Play tracks button.',
      do: ['Make it small on a tile or row, medium on a card.'],
      dont: ['Put two of them for the same playlist on one screen.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays the playlist, or pauses it.' }],
    },
  },
} satisfies Meta<typeof PlayPlaylistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Sizes: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline>
      <Named name="small">
        <PlayPlaylistButton {...args} size="small" />
      </Named>
      <Named name="medium">
        <PlayPlaylistButton {...args} size="medium" />
      </Named>
    </Inline>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const PlaysTheWholePlaylist: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <PlayPlaylistButton {...args} />
      <Heard />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.playlist).toMatchObject({ tracks: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    const inOrder = all.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar Ventana abierta' }));
    await expect(
      await canvas.findByRole('button', { name: 'Reproducir Ventana abierta' }),
    ).toBeVisible();
  },
};
/** The playlist pressed last plays, whichever answer arrives first. */
export const LastOnePressedPlays: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/playlists/:id', async ({ params }) => {
        if (params['id'] === 'pls_slow') await new Promise((done) => (letGo = () => done(null)));
        const title = params['id'] === 'pls_slow' ? 'Lenta' : 'Rápida';
        const tracks = [{ ...queuedTrack({ title }), entryId: 'ent_1' }];
        return HttpResponse.json({ ...page, tracks, nextCursor: null, trackCount: 1 });
      }),
    ],
  },
  render: (args) => (
    <>
      <PlayPlaylistButton {...args} playlist={{ id: 'pls_slow', name: 'Lenta', trackCount: 1 }} />
      <PlayPlaylistButton {...args} playlist={{ id: 'pls_fast', name: 'Rápida', trackCount: 1 }} />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Lenta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Rápida' }));
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe('Rápida'));
    letGo();
    await expect(await canvas.findByRole('button', { name: 'Pausar Rápida' })).toBeVisible();
    await expect(canvas.getByTestId('heard').textContent).toBe('Rápida');
  },
};
let letGo = () => {};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { playlist: { ...playlist, trackCount: 0 } },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Playing: Story = {
  tags: ['state:selected'],
  parameters: { state: { playback: playingState({ source: `playlist:${id}` }) } },
  play: findsRole('button', { name: 'Pausar Ventana abierta' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: {
    msw: [
      http.get('*/api/playlists/:id', () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  render: (args) => (
    <>
      <PlayPlaylistButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    // Hovering keeps the toast.
    await userEvent.hover(await screen.findByText(/No pudimos reproducir «Ventana abierta»/));
  },
};
