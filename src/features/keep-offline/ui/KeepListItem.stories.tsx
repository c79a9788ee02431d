import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { queuedTracks } from '@/entities/playback/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { KeepListItem } from './KeepListItem';

const paying = buildUser({ subscriptionType: 'premium' });
const list = { source: 'playlist:pls_tren', name: 'Para el tren', tracks: [...queuedTracks] };

const meta = {
  title: 'Music/Playlists/Keep offline item',
  component: KeepListItem,
  args: { source: list.source, name: list.name, readTracks: async () => null },
  parameters: {
    state: signedIn(paying),
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: 'In the menu of a playlist, an album or the liked songs: keeps all of it on this device.',
      do: ['Read the list to its end.'],
      dont: ['Show it for lists that change by themselves each day.'],
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
} satisfies Meta<typeof KeepListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  tags: ['state:default', 'state:failed'],
  play: async () => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guardar sin conexión' }));
    await expect(await screen.findByText(/No pudimos leer «Para el tren»/)).toBeVisible();
  },
};

export const Kept: Story = {
  tags: ['state:selected'],
  beforeEach: () => fillCopies({ owner: paying.id, lists: [list] }),
  play: async () => {
    await expect(
      await screen.findByRole('menuitem', { name: 'Quitar de este dispositivo' }),
    ).toBeVisible();
  },
};
