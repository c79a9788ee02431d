import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { findsRole, findsText, longTitle } from '@/shared/testing';
import { TracksView } from './TracksView';

const requested = fn();
const whole = sampleFullPlaylist('pls_de-raiz');
const short: FullPlaylist = { ...whole, tracks: whole.tracks.slice(0, 4), trackCount: 4 };

/** A server with one playlist; `refuse` rejects changes. */
function server(playlist: FullPlaylist = short, refuse?: () => Response) {
  let now = playlist;
  return [
    http.get('*/api/search', ({ request }) =>
      HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
    ),
    http.get('*/api/playlists/:id', () => HttpResponse.json(now)),
    http.post('*/api/playlists/:id/tracks', async ({ request }) => {
      const { trackId } = (await request.json()) as { trackId: string };
      requested('add', trackId);
      if (refuse) return refuse();
      const track = sampleSearch('luna').tracks.find(({ id }) => id === trackId);
      if (track) now = { ...now, tracks: [...now.tracks, { ...track, entryId: 'new' }] };
      now = { ...now, trackCount: now.tracks.length };
      return HttpResponse.json({ entryId: 'new', trackCount: now.trackCount }, { status: 201 });
    }),
    http.put('*/api/playlists/:id/tracks/order', async ({ request }) => {
      requested('move', await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/playlists/:id/tracks/:trackId', ({ params }) => {
      requested('remove', params['trackId']);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

const meta = {
  title: 'Work/Editorial/Tracks (canciones)',
  component: TracksView,
  args: { id: 'pls_de-raiz', onLeave: fn() },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?playlist=pls_de-raiz',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: server(),
  },
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta<typeof TracksView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: findsRole('heading', { name: 'Canciones de «De raíz»' }),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** A found track is added at the end; one already in the list cannot be added again. */
export const Add: Story = {
  tags: ['state:pending'],
  parameters: { msw: server() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Buscar canciones para añadir'), 'luna');
    const found = within(await canvas.findByRole('list', { name: 'Canciones encontradas' }));
    const [first] = sampleSearch('luna').tracks;
    const title = first?.title ?? '';
    await userEvent.click(found.getByRole('button', { name: `Añadir «${title}» a la playlist` }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith('add', first?.id));
    await expect(await found.findByRole('button', { name: `Añadida: «${title}»` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: server(short, () =>
      HttpResponse.json(
        { code: 'invalid', error: 'Esta playlist ya está llena.' },
        { status: 400 },
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Buscar canciones para añadir'), 'luna');
    const found = within(await canvas.findByRole('list', { name: 'Canciones encontradas' }));
    const [add] = found.getAllByRole('button', { name: /^Añadir/ });
    if (add) await userEvent.click(add);
    await expect(await screen.findByText('Esta playlist ya está llena.')).toBeInTheDocument();
  },
};

// Proves editorial: Tracks by keyboard
/** By keyboard: moves with Alt and an arrow, removes with Delete, and undoes. */
export const Keyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: server() },
  play: async ({ canvas, userEvent }) => {
    const [first] = short.tracks;
    const title = first?.title ?? '';
    (await canvas.findByRole('button', { name: `Reproducir ${title}` })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith('move', {
        entryId: first?.entryId,
        beforeEntryId: short.tracks[2]?.entryId,
      }),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(requested).toHaveBeenCalledWith('remove', first?.id));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith('add', first?.id));
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: server({ ...short, tracks: [], trackCount: 0 }) },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => delay('infinite'))] },
};

/** Another editor deleted it. */
export const Gone: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/playlists/:id', () =>
        HttpResponse.json({ code: 'not-found', error: 'No existe.' }, { status: 404 }),
      ),
    ],
  },
  play: findsText('Playlist no encontrada'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: server({
      ...short,
      name: longTitle,
      tracks: short.tracks.map((track) => ({ ...track, title: longTitle })),
    }),
  },
};
