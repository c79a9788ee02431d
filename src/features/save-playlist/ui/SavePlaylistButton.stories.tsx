import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { ToastRegion } from '@/shared/ui/toast';
import { findsRole } from '@/shared/testing';
import { SavePlaylistButton } from './SavePlaylistButton';

const [playlist] = sampleFeaturedPlaylists();
if (!playlist) throw new Error('There is no sample playlist.');
const { id, name } = playlist;
const saveName = `Guardar ${name} en tu biblioteca`;
const unsaveName = `Quitar ${name} de tu biblioteca`;
const url = `*/api/user/saved-playlists/${id}`;
const none = http.get('*/api/user/saved-playlists', () => HttpResponse.json([]));
let isSaved = false;
const remembers = [
  http.get('*/api/user/saved-playlists', () => HttpResponse.json(isSaved ? [playlist] : [])),
  http.put(url, () => {
    isSaved = true;
    return HttpResponse.json(playlist);
  }),
  http.delete(url, () => {
    isSaved = false;
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Music/Playlists/Save playlist button',
  component: SavePlaylistButton,
  args: { playlist },
  parameters: {
    state: signedIn(),
    msw: remembers,
    guide: {
      use: 'Keeps a playlist of somebody else in the library, in its header and on its card.',
      do: ['Show it to visitors too, in the header: it asks them to sign in.'],
      dont: ['Show it to the owner.', 'Fill the heart before the server has answered.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Adds the playlist to the library, or takes it out.' },
      ],
    },
  },
  beforeEach: () => {
    isSaved = false;
  },
  render: (args) => (
    <>
      <SavePlaylistButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
} satisfies Meta<typeof SavePlaylistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = { tags: ['state:default'] };
export const OnCard: Story = { args: { place: 'card' } };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: saveName })).toHaveFocus();
  },
};
export const Saved: Story = {
  tags: ['state:selected'],
  beforeEach: () => {
    isSaved = true;
  },
  play: findsRole('button', { name: unsaveName }),
};
export const FlipsAfterSuccess: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: saveName }));
    await userEvent.click(await canvas.findByRole('button', { name: unsaveName }));
    await expect(await canvas.findByRole('button', { name: saveName })).toBeVisible();
  },
};
// Proves library: Saved: undone
export const TakenBack: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    isSaved = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: unsaveName }));
    await canvas.findByText(`«${name}» ya no está en tu biblioteca.`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByRole('button', { name: unsaveName })).toBeVisible();
  },
};
let calls = 0;
// Proves library: Saved: the heart waits for the server
export const WaitsForTheAnswer: Story = {
  tags: ['no-photo'],
  // Its own playlist, because a pending call outlasts the story.
  args: { playlist: { ...playlist, id: 'pls_waiting' } },
  beforeEach: () => {
    calls = 0;
  },
  parameters: {
    msw: [
      none,
      http.put('*/api/user/saved-playlists/pls_waiting', () => {
        calls += 1;
        return delay('infinite');
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: saveName }));
    await waitFor(() => expect(calls).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: saveName }));
    await expect(calls).toBe(1);
    await expect(canvas.queryByRole('button', { name: unsaveName })).toBeNull();
  },
};
let log: ReturnType<typeof spyOn>;
// Proves library: Saved: a failure
export const StaysAfterFailure: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    log = spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: { msw: [none, http.put(url, () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: saveName }));
    const said = await canvas.findByText(
      `No pudimos guardar tu cambio en «${name}». Inténtalo de nuevo.`,
    );
    await expect(log).toHaveBeenCalledWith('[tonada] savePlaylist', { kind: 'unreachable' });
    await expect(canvas.getByRole('button', { name: saveName })).toBeVisible();
    // Hovering keeps the toast.
    await userEvent.hover(said);
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor, frame: 'page' },
  render: (args) => <SavePlaylistButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: saveName }));
    const prompt = { name: 'Crea tu cuenta para guardar lo que te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
