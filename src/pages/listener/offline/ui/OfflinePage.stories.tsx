import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CopyTrouble } from '@/entities/offline-copy';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { sampleLikedTracks } from '@/shared/sample/sample-tracks.ts';
import { findsRole } from '@/shared/testing';
import { OfflinePage } from './OfflinePage';

const owner = buildUser().id;
const tracks = sampleLikedTracks().slice(0, 8);
const ids = tracks.map(({ id }) => id);
const [first] = tracks;
const lists = [
  { source: 'playlist:pls_tren', name: 'Para el tren', tracks },
  { source: 'liked', name: 'Canciones que te gustan', tracks: tracks.slice(0, 3) },
];

const withTrouble = (trouble: CopyTrouble): Story => ({
  tags: ['state:failed'],
  beforeEach: () => fillCopies({ owner, lists, here: ids.slice(0, 3), state: { trouble } }),
});

const meta = {
  title: 'Screens/Listener/Offline (sin conexión)',
  // Song lists have no fixed length.
  tags: ['tall'],
  component: OfflinePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/collection/offline',
    state: signedIn(),
  },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves offline: The screen
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  beforeEach: () => fillCopies({ owner, lists, here: ids }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 de 8 canciones')).toBeVisible();
    await expect(canvas.getByText('3 de 3 canciones')).toBeVisible();
    await expect(canvas.getByText(/^8 canciones, 30,5 MB$/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  },
};

// Proves offline: Found in what is here
export const Filtered: Story = {
  tags: ['state:variants'],
  beforeEach: () => fillCopies({ owner, lists, here: ids }),
  play: async ({ canvas }) => {
    const name = 'Buscar en lo que suena sin conexión';
    const field = await canvas.findByRole('searchbox', { name });
    await userEvent.type(field, (first?.title ?? '').toUpperCase());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
    await expect(canvas.getByRole('grid')).toHaveTextContent(first?.title ?? '');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText(/zzz/)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

const many = Array.from({ length: 10_000 }, (_, index) =>
  tracks.slice(0, 1).map((track) => ({ ...track, id: `trk_${index}`, title: `Canción ${index}` })),
).flat();
const manyCopies = new Map(
  many.map((track) => {
    const copy = { owner, id: track.id, track, permit: '', until: Infinity, renewedAt: 0 };
    return [track.id, { ...copy, type: 'audio/mpeg', bytes: 4e6, pieces: 16, isGone: false }];
  }),
);

// Proves offline: Found in what is here: ten thousand songs
export const TenThousand: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    const list = { owner, source: 'liked', name: 'Todo', tracks: many, at: 0 };
    return fillCopies({ owner, lists: [], state: { lists: [list], copies: manyCopies } });
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox'), 'cancion 9999');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
  },
};

export const Saving: Story = {
  tags: ['state:pending'],
  beforeEach: () =>
    fillCopies({
      owner,
      lists,
      here: ids.slice(0, 3),
      state: { arriving: { id: ids[3] ?? '', share: 0.5 } },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 de 8 canciones')).toBeVisible();
    const meter = canvas.getByRole('progressbar', { name: 'Guardado de «Para el tren»' });
    await expect(meter).toHaveAttribute('value', '3.5');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: () => fillCopies({ owner, lists, state: { isRead: false, lists: [] } }),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: () => fillCopies({ owner, lists: [] }),
  play: findsRole('link', { name: 'Ir a tu biblioteca' }),
};

// Proves offline: No more room
export const Full: Story = {
  ...withTrouble('full'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Este dispositivo no tiene más espacio. Lo que ya está entero/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seguir guardando' })).toBeVisible();
    await expect(canvas.getByText('3 de 8 canciones')).toBeVisible();
  },
};
export const AtTheLimit: Story = withTrouble('limit');
export const CutOff: Story = withTrouble('unreachable');
export const Forbidden: Story = {
  tags: ['state:failed'],
  beforeEach: () => fillCopies({ owner, lists: [], state: { trouble: 'forbidden' } }),
};
export const PlanEnded: Story = {
  tags: ['state:failed'],
  beforeEach: () => fillCopies({ owner, lists: [], state: { trouble: 'ended' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tu plan ya no incluye/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Seguir guardando' })).toBeNull();
  },
};
export const Evicted: Story = {
  tags: ['state:failed'],
  beforeEach: () => fillCopies({ owner, lists: [], state: { trouble: 'evicted' } }),
};

// Proves offline: Gone from the catalogue
export const Gone: Story = {
  tags: ['state:variants'],
  beforeEach: () => fillCopies({ owner, lists, here: ids.slice(1), gone: ids.slice(0, 1) }),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Ya no están en el catálogo' });
    await expect(region).toHaveTextContent(first?.title ?? '');
    await expect(canvas.getByText('7 de 8 canciones')).toBeVisible();
  },
};

export const EmptiesAll: Story = {
  tags: ['state:pressed'],
  beforeEach: () => fillCopies({ owner, lists, here: ids }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar todo' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Vaciar todo' }));
    await expect(await canvas.findByText('Aquí no hay nada todavía')).toBeVisible();
  },
};
