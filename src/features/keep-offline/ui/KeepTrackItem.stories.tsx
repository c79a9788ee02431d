import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { readCopyState } from '@/entities/offline-copy';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { queuedTrack } from '@/entities/playback/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { KeepTrackItem } from './KeepTrackItem';

const track = queuedTrack();
const paying = buildUser({ subscriptionType: 'premium' });
const list = { source: `track:${track.id}`, name: track.title, tracks: [track] };

const permits = http.post('*/api/user/offline-permits', () =>
  HttpResponse.json({
    now: new Date().toISOString(),
    permits: [{ trackId: track.id, permit: '1.2.k.s', until: '2100-01-01T00:00:00.000Z' }],
  }),
);
const address = http.get('*/api/tracks/:id/download', () =>
  HttpResponse.json({ url: '/api/tracks/trk/file?e=1', fileName: 'x.mp3' }),
);
const file = http.get('*/api/tracks/:id/file', () =>
  // A buffer is given away with its answer.
  HttpResponse.arrayBuffer(new ArrayBuffer(600_000), { headers: { 'content-type': 'audio/mpeg' } }),
);

const meta = {
  title: 'Music/Tracks/Keep offline item',
  component: KeepTrackItem,
  args: { track },
  parameters: {
    state: signedIn(paying),
    docs: { story: { inline: false, height: '320px' } },
    msw: { handlers: [permits, address, file] },
    guide: {
      use: 'In the menu of a song: keeps it on this device, or removes it.',
      do: ['Put it beside «Descargar», which saves a file.'],
      dont: ['Show it for what cannot be kept as a whole.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Saves or removes.' }],
    },
  },
  beforeEach: () => fillCopies({ owner: paying.id, lists: [] }),
  decorators: [
    (Story) => (
      <>
        <AnchoredMenu anchor={{ x: 40, y: 40 }} label="Opciones" onClose={fn()}>
          <Story />
        </AnchoredMenu>
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
} satisfies Meta<typeof KeepTrackItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText(/ya suena sin conexión/)).toBeVisible();
  },
};

export const Kept: Story = {
  tags: ['state:selected'],
  beforeEach: () => fillCopies({ owner: paying.id, lists: [list], here: [track.id] }),
  play: async () => {
    await press('Quitar de este dispositivo');
    await expect(await screen.findByText(/ya no está en este dispositivo/)).toBeVisible();
  },
};

// Proves offline: Only on a paid plan
export const FreePlan: Story = {
  tags: ['state:disabled'],
  parameters: { state: signedIn() },
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText('Función disponible solo en Premium')).toBeVisible();
  },
};

// Proves offline: Whole or not at all
export const BrokenOff: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [permits, address, http.get('*/api/tracks/:id/file', () => HttpResponse.error())],
    },
  },
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText(/Se cortó la conexión/)).toBeVisible();
  },
};

/** The device stores so many of a kind, then no more. */
const fillUp = (name: string, most: number) => {
  const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
  const { value: put } = original as { value: IDBObjectStore['put'] };
  let stored = 0;
  function refuse(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
    if (this.name === name) stored += 1;
    if (stored > most) throw new DOMException('No room.', 'QuotaExceededError');
    return put.apply(this, given);
  }
  Object.defineProperty(IDBObjectStore.prototype, 'put', { ...original, value: refuse });
  return () => void Object.defineProperty(IDBObjectStore.prototype, 'put', original);
};

// Proves offline: No more room: in the middle of a song
export const NoRoom: Story = {
  tags: ['state:failed'],
  beforeEach: () => fillUp('piece', 1),
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText(/Este dispositivo no tiene más espacio/)).toBeVisible();
    const { copies, trouble } = readCopyState();
    await expect(trouble).toBe('full');
    await expect(copies.size).toBe(0);
  },
};

// Proves offline: No more room: not even for its name
export const NoRoomAtAll: Story = {
  tags: ['state:failed', 'no-photo'],
  beforeEach: () => fillUp('list', 0),
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText(/Este dispositivo no tiene más espacio/)).toBeVisible();
  },
};

// Proves offline: A browser that keeps nothing
/** Such as a private window, or blocked site data. */
export const Forbidden: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    const original = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
    Object.defineProperty(IDBDatabase.prototype, 'transaction', { ...original, value: refuse });
    return () => void Object.defineProperty(IDBDatabase.prototype, 'transaction', original);
  },
  play: async () => {
    await press('Guardar sin conexión');
    await expect(await screen.findByText(/Este navegador no permite guardar música/)).toBeVisible();
  },
};
