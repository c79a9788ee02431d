import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { followedArtists } from '@/features/follow-artist/index.testing';
import { likedAlbums } from '@/features/like-album/index.testing';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { sampleFeaturedPlaylists, sampleUserPlaylists } from '@/shared/sample/answers.ts';
import { LibraryPage } from './LibraryPage';

const playlists = sampleUserPlaylists();
const answer = (list: readonly Playlist[]) =>
  http.get('*/api/playlists/user', () => HttpResponse.json(list));

const meta = {
  title: 'Screens/Listener/Library/Page',
  component: LibraryPage,
  parameters: {
    address: '/collection/playlists',
    state: signedIn(),
    msw: [answer(playlists)],
  },
} satisfies Meta<typeof LibraryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const Ready: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    await expect(titles(list)).toEqual([
      'Canciones que te gustan',
      ...playlists.map(({ name }) => name),
    ]);
  },
};

export const AsList: Story = {
  parameters: { address: '/collection/playlists?view=list' },
};

export const ChangesLayout: Story = {
  play: async ({ canvas, userEvent }) => {
    const toList = await canvas.findByRole('button', { name: 'Ver como lista' });
    await userEvent.click(toList);
    await expect(toList).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findAllByText(/ canciones · /)).toHaveLength(playlists.length);
  },
};

/** Alphabetical and by creator really sort; the songs that are liked stay first. */
export const Sorted: Story = {
  parameters: { msw: [answer(sampleFeaturedPlaylists().slice(0, 6))] },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    const before = titles(list).slice(1);
    await userEvent.selectOptions(canvas.getByLabelText('Ordenar'), 'alphabetical');
    const sorted = before.toSorted(new Intl.Collator('es').compare);
    await expect(sorted).not.toEqual(before);
    await waitFor(() => expect(titles(list)).toEqual(['Canciones que te gustan', ...sorted]));
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = playlists;
    if (!first) throw new Error('The sample has no playlists.');
    await userEvent.type(await canvas.findByRole('searchbox'), first.name.toUpperCase());
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    await waitFor(() => expect(titles(list)).toEqual([first.name]));
  },
};

export const NoMatch: Story = {
  parameters: { address: '/collection/playlists?filter=polka' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nada en tu biblioteca se llama «polka»' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar el filtro' }));
    await expect(await canvas.findByRole('list', { name: 'Tus playlists' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [answer([])] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Crea tu primera playlist' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Canciones que te gustan' })).toBeVisible();
  },
};

/** What is created stands in the list without a reload. */
export const Creates: Story = {
  parameters: {
    msw: [
      answer([]),
      http.post('*/api/playlists', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        return HttpResponse.json({ ...playlists[0], id: 'pls_new', name }, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByLabelText('Nombre de la playlist'), '  Sobremesa {Enter}');
    await expect(await canvas.findByRole('link', { name: 'Sobremesa' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nombre de la playlist')).not.toBeInTheDocument();
  },
};

/** Kept on the device, for this person. */
export const WithAlbumsAndArtists: Story = {
  beforeEach: () => {
    const artist = { id: 'art_1', name: 'Soledad Amaranto' };
    const album = { id: 'alb_1', title: 'Nochecita', artist, coverImage: null };
    likedAlbums.add(signedIn().session.user.id, album);
    followedArtists.add(signedIn().session.user.id, { ...artist, image: null });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nochecita' })).toHaveAttribute(
      'href',
      '/album/alb_1',
    );
    await expect(canvas.getByRole('link', { name: 'Soledad Amaranto' })).toHaveAttribute(
      'href',
      '/artist/art_1',
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get('*/api/playlists/user', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('*/api/playlists/user', () =>
        HttpResponse.json(
          { code: 'server', error: 'Algo falló de nuestro lado.' },
          { status: 500 },
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

const long = 'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad '.repeat(2);
export const LongNames: Story = {
  parameters: {
    address: '/collection/playlists?view=list',
    msw: [answer(playlists.map((each) => ({ ...each, name: long.slice(0, 100) })))],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
