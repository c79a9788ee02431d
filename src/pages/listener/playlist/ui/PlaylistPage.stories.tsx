import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { makeSponsored } from '@/entities/marquee/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { FullPlaylist as Opened } from '@/shared/contract/playlist.ts';
import { sampleFullPlaylist, sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { findsRole, findsText } from '@/shared/testing';
import { PlaylistPage } from './PlaylistPage';

const sample = sampleFullPlaylist('pls_ventana-abierta');
const viewer = signedIn();
const own: Opened = {
  ...sample,
  isPublic: false,
  visibility: 'private',
  owner: { id: viewer.session.user.id, displayName: viewer.session.user.displayName },
};
const notFound = HttpResponse.json({ code: 'not-found', error: 'No existe.' }, { status: 404 });

const opened = (playlist: Opened) =>
  http.get('*/api/playlists/:id', () => HttpResponse.json(playlist));

/** 1000 tracks, of which the first 100 come with the playlist. */
const all: Opened['tracks'] = Array.from({ length: 1000 }, (_, index) => {
  const track = sample.tracks[index % sample.tracks.length];
  if (!track) throw new Error('The sample playlist is empty.');
  return { ...track, title: `${track.title} ${index + 1}`, entryId: `ple_${index}` };
});
const long: Opened = { ...own, tracks: all.slice(0, 100), nextCursor: '100', trackCount: 1000 };
const rest = http.get('*/api/playlists/:id/tracks', ({ request }) => {
  const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
  const nextCursor = start + 500 < all.length ? String(start + 500) : null;
  return HttpResponse.json({ tracks: all.slice(start, start + 500), nextCursor });
});

const inTable = async () => within(await screen.findByRole('grid'));
const getTitles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('button', { name: /^Más opciones de / })
    .map((button) => button.getAttribute('aria-label')?.replace('Más opciones de ', ''));
const openMenu = async (index: number) => {
  const buttons = await (await inTable()).findAllByRole('button', { name: /^Más opciones de / });
  const button = buttons[index];
  if (!button) throw new Error('There is no such row.');
  await userEvent.click(button);
};

const meta = {
  title: 'Screens/Listener/Playlist',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: PlaylistPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: `/playlist/${sample.id}`,
    route: '/playlist/:id',
    state: viewer,
    msw: [opened(sample)],
  },
} satisfies Meta<typeof PlaylistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(sample.name);
    await expect(canvas.getByRole('link', { name: sample.owner.displayName })).toHaveAttribute(
      'href',
      `/user/${sample.owner.id}`,
    );
    await expect(canvas.getByRole('grid', { name: sample.name })).toHaveAttribute(
      'aria-rowcount',
      String(sample.trackCount + 1),
    );
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    msw: [
      // Before the handler of a single playlist, whose path would match too.
      http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
      opened(sample),
    ],
    state: { ...viewer, playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: sample.name })).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Visitor: Story = { tags: ['state:visitor'], parameters: { state: asVisitor } };
export const Owner: Story = {
  tags: ['state:owner'],
  parameters: { msw: [opened(own)] },
  play: findsText('Privada'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => delay('infinite'))] },
};
// Proves music-pages: Playlist: empty
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [opened({ ...own, tracks: [], trackCount: 0, totalDuration: 0, followerCount: 0 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta playlist está vacía')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buscar canciones' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => notFound.clone())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Playlist no encontrada')).toBeVisible();
    await expect(
      canvas.getByText('La playlist que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/playlist/pls_desconocida',
    msw: [http.get('*/api/playlists/:id', () => HttpResponse.error())],
  },
  play: findsRole('alert'),
};
const longTitle =
  'Canciones para volver caminando despacio cuando ya no pasa ningún tren y la ciudad entera se ha quedado sin una luz encendida';
/** Only free-plan listeners request ads. */
export const Sponsored: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ subscriptionType: 'free' }),
    msw: [
      http.get('*/api/user/sponsored', ({ request }) => {
        const isThis = new URL(request.url).searchParams.get('playlist') === sample.id;
        return HttpResponse.json({ sponsored: isThis ? makeSponsored() : null });
      }),
      http.post(
        '*/api/user/sponsored/:id/impression',
        () => new HttpResponse(null, { status: 204 }),
      ),
      opened(sample),
    ],
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article', { name: 'Luna de ámbar' });
    await expect(within(line).getByText('Patrocinado')).toBeVisible();
    const table = canvas.getByRole('grid', { name: sample.name });
    const isBelow = table.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isBelow).not.toBe(0);
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      opened({
        ...sample,
        name: longTitle,
        description: `${longTitle}. `.repeat(4),
        owner: { ...sample.owner, displayName: longTitle },
        tracks: sample.tracks.map((track) => ({
          ...track,
          title: longTitle,
          artist: { ...track.artist, name: longTitle },
          album: { ...track.album, title: longTitle },
        })),
      }),
    ],
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: [
      opened({
        ...sample,
        coverImage: null,
        tracks: sample.tracks.map((track) => ({
          ...track,
          album: { ...track.album, coverImage: null },
        })),
      }),
    ],
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: [
      opened({
        ...long,
        followerCount: 3_000_000,
        trackCount: 10_000,
        totalDuration: 2_180_000,
      }),
      rest,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 canciones')).toBeVisible();
    await expect(canvas.getByText('Guardada 3M de veces')).toBeVisible();
    await expect(canvas.getByText('605 h 33 min')).toBeVisible();
  },
};
export const ExtremeNumbersNarrow: Story = {
  ...ExtremeNumbers,
  tags: ['state:extreme-numbers', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'polka');
    await expect(await canvas.findByRole('button', { name: 'Quitar el filtro' })).toBeVisible();
  },
};

export const IsReadOnWhileScrolling: Story = {
  tags: ['no-photo'],
  parameters: { msw: [opened(long), rest] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    grid.scrollIntoView({ block: 'end' });
    const last = all.at(-1)?.title ?? '';
    await expect(await canvas.findByText(last)).toBeInTheDocument();
  },
};

export const FilterSearchesTheWhole: Story = {
  parameters: { msw: [opened(long), rest] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox');
    await userEvent.type(box, ' 987');
    await waitFor(() => expect(getTitles()).toEqual([all[986]?.title]));
    await expect(await canvas.findByText('1 canción coincide')).toBeVisible();
    await userEvent.type(box, 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar el filtro' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  },
};

export const FilterWhileItIsRead: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [opened(long), http.get('*/api/playlists/:id/tracks', () => delay('infinite'))],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '98');
    await expect(await canvas.findByText('Leyendo el resto de la lista...')).toBeVisible();
  },
};

let fails = true;
export const APartThatDoesNotArrive: Story = {
  beforeEach: () => {
    fails = true;
  },
  parameters: {
    address: '/playlist/pls_rota',
    msw: [
      opened({ ...long, id: 'pls_rota' }),
      http.get('*/api/playlists/:id/tracks', () =>
        fails
          ? HttpResponse.error()
          : HttpResponse.json({ tracks: all.slice(100), nextCursor: null }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '987');
    await expect(await canvas.findByText('No pudimos leer el resto de la lista.')).toBeVisible();
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(getTitles()).toEqual([all[986]?.title]));
  },
};

const agrees = [
  http.delete('*/api/playlists/:id/tracks/:trackId', () => new HttpResponse(null, { status: 204 })),
  http.put('*/api/playlists/:id/tracks/order', () => new HttpResponse(null, { status: 204 })),
];
const titles = own.tracks.map(({ title }) => title);
const restored = fn();
const takesBack = http.post('*/api/playlists/:id/tracks', async ({ request }) => {
  restored(await request.json());
  return HttpResponse.json({ entryId: 'ple_back', trackCount: titles.length }, { status: 201 });
});
const removeRow = async (index: number) => {
  await openMenu(index);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar de esta playlist' }));
  await waitFor(() => expect(getTitles()).toEqual(titles.toSpliced(index, 1)));
};

/** The owner's items come last, with removal at the very end. */
export const OwnerRemoves: Story = {
  parameters: { msw: [opened(own), ...agrees] },
  play: async ({ canvas }) => {
    await openMenu(0);
    await screen.findByRole('menuitem', { name: 'Quitar de esta playlist' });
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items[0]).toBe('Añadir a Canciones que te gustan');
    await expect(items.at(-1)).toBe('Quitar de esta playlist');
    await expect(new Set(items).size).toBe(items.length);
    await userEvent.keyboard('{Escape}');
    await removeRow(0);
    await canvas.findByText(`«${titles[0]}» ya no está en la playlist.`);
  },
};

export const OwnerMenuOfATrack: Story = {
  parameters: { msw: [opened(own), ...agrees] },
  play: async () => {
    await openMenu(1);
    for (const name of ['Mover al principio', 'Subir', 'Bajar', 'Mover al final']) {
      await expect(await screen.findByRole('menuitem', { name })).toBeEnabled();
    }
  },
};

export const NotRemoved: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      opened(own),
      http.delete('*/api/playlists/:id/tracks/:trackId', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await openMenu(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar de esta playlist' }));
    await canvas.findByText(`No pudimos quitar «${titles[1]}». Sigue en la playlist.`);
    await expect(getTitles()).toEqual(titles);
  },
};

export const OwnerTakesItBack: Story = {
  tags: ['no-photo'],
  parameters: { msw: [opened(own), ...agrees, takesBack] },
  play: async ({ canvas }) => {
    restored.mockClear();
    await removeRow(1);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(getTitles()).toEqual(titles));
    await expect(restored).toHaveBeenCalledOnce();
    await expect(restored).toHaveBeenCalledWith({
      trackId: own.tracks[1]?.id,
      restore: expect.objectContaining({
        after: own.tracks[0]?.entryId,
        before: own.tracks[2]?.entryId,
      }),
    });
  },
};

export const NotTakenBack: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      opened(own),
      ...agrees,
      http.post('*/api/playlists/:id/tracks', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await removeRow(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await canvas.findByText(`No pudimos devolver «${titles[1]}» a la playlist.`);
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    await expect(getTitles()).toEqual(titles.toSpliced(1, 1));
  },
};

export const OwnerMoves: Story = {
  parameters: { msw: [opened(own), ...agrees] },
  play: async ({ canvas }) => {
    await openMenu(0);
    await expect(await screen.findByRole('menuitem', { name: 'Subir' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover al final' }));
    await waitFor(() => expect(getTitles()).toEqual([...titles.slice(1), titles[0]]));
    await expect(
      canvas.getByText(
        `«${titles[0]}» está ahora en el puesto ${titles.length} de ${titles.length}.`,
      ),
    ).toBeInTheDocument();
  },
};

export const OwnerUsesTheKeyboard: Story = {
  parameters: { msw: [opened(own), ...agrees] },
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: `Reproducir ${titles[0]}` });
    play.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(getTitles().slice(0, 2)).toEqual([titles[1], titles[0]]));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Reproducir ${titles[0]}` })).toHaveFocus(),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(getTitles()[1]).toBe(titles[2]));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Reproducir ${titles[2]}` })).toHaveFocus(),
    );
  },
};

// Proves shell: The focus after the only filtered song
/** Removing the grid's last row must not move the focus to the page. */
export const OnlyFilteredSongGoes: Story = {
  tags: ['no-photo'],
  parameters: { msw: [opened(own), ...agrees] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), titles[0] ?? '');
    await waitFor(() => expect(getTitles().length).toBeLessThan(titles.length));
    canvas.getByRole('button', { name: `Reproducir ${titles[0]}` }).focus();
    for (let left = getTitles().length - 1; left > 0; left -= 1) {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(getTitles()).toHaveLength(left));
    }
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByRole('button', { name: 'Quitar el filtro' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const order = '*/api/playlists/:id/tracks/order';
/** Answers held back, in the order of the calls. */
let held: (() => void)[] = [];
const holdsBack = http.put(order, async () => {
  await new Promise<void>((resolve) => held.push(resolve));
  return new HttpResponse(null, { status: 204 });
});
export const RepeatedMovesWaitTheirTurn: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    held = [];
  },
  parameters: { msw: [opened(own), holdsBack] },
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: `Reproducir ${titles[0]}` });
    play.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    for (const number of [2, 3, 4]) {
      await waitFor(() => expect(held).toHaveLength(number - 1));
      held.at(-1)?.();
      await canvas.findByText(
        `«${titles[0]}» está ahora en el puesto ${number} de ${titles.length}.`,
      );
      await waitFor(() => expect(getTitles()[number - 1]).toBe(titles[0]));
    }
    await expect(getTitles().slice(0, 4)).toEqual([...titles.slice(1, 4), titles[0]]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Reproducir ${titles[0]}` })).toHaveFocus(),
    );
  },
};

let requested = 0;
export const AFailedMoveDropsThoseBehindIt: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    held = [];
    requested = 0;
  },
  parameters: {
    msw: [
      opened(own),
      http.put(order, async () => {
        requested += 1;
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: `Reproducir ${titles[0]}` });
    play.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    await canvas.findByText(`No pudimos mover «${titles[0]}». Sigue donde estaba.`);
    await expect(getTitles()).toEqual(titles);
    await expect(requested).toBe(1);
  },
};

export const NothingChangesOnFailure: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [opened(own), http.put('*/api/playlists/:id/tracks/order', () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await openMenu(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Subir' }));
    await expect(
      await canvas.findByText(`No pudimos mover «${titles[1]}». Sigue donde estaba.`),
    ).toBeInTheDocument();
    await expect(getTitles()).toEqual(titles);
  },
};

let isMissing = false;
export const ChangedInAnotherWindow: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    isMissing = false;
  },
  parameters: {
    address: '/playlist/pls_otra',
    msw: [
      http.get('*/api/playlists/:id', () =>
        HttpResponse.json(
          isMissing
            ? {
                ...own,
                id: 'pls_otra',
                tracks: own.tracks.slice(1),
                trackCount: own.trackCount - 1,
              }
            : { ...own, id: 'pls_otra' },
        ),
      ),
      http.get('*/api/playlists/:id/tracks', () =>
        HttpResponse.json({ tracks: own.tracks.slice(1), nextCursor: null }),
      ),
      http.delete('*/api/playlists/:id/tracks/:trackId', () => {
        isMissing = true;
        return notFound.clone();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await openMenu(0);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar de esta playlist' }));
    await expect(await canvas.findByText(/cambió en otra ventana/)).toBeInTheDocument();
    await waitFor(() => expect(getTitles()).toEqual(titles.slice(1)));
  },
};
