import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlaylistPage } from './PlaylistPage';
import { onPlaylist, own, notFound, opened, getTitles } from '../testing/opened-playlist';

const meta = {
  ...onPlaylist,
  title: 'Screens/Listener/Playlist: cambios del dueño',
  tags: ['tall'],
  component: PlaylistPage,
} satisfies Meta<typeof PlaylistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const inTable = async () => within(await screen.findByRole('grid'));

const openMenu = async (index: number) => {
  const buttons = await (await inTable()).findAllByRole('button', { name: /^Más opciones de / });
  const button = buttons[index];
  if (!button) throw new Error('There is no such row.');
  await userEvent.click(button);
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
