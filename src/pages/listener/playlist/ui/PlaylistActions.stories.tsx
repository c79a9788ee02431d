import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { PlaylistActions } from './PlaylistActions';

const sample = sampleFullPlaylist('pls_ventana-abierta');
const viewer = signedIn();
const owner = { id: viewer.session.user.id, displayName: viewer.session.user.displayName };
const name = 'Más opciones de la playlist Ventana abierta';

const meta = {
  title: 'Music/Playlists/Playlist actions',
  component: PlaylistActions,
  args: { playlist: { ...sample, owner } },
  parameters: {
    state: viewer,
    msw: [
      http.get('*/api/playlists/:id', () => HttpResponse.json(sample)),
      http.patch('*/api/playlists/:id', () => HttpResponse.error()),
    ],
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof PlaylistActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Closed: Story = { tags: ['state:default'] };

export const Open: Story = {
  tags: ['state:open'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: 'Reproducir' });
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names.slice(-2)).toEqual(['Editar playlist', 'Eliminar playlist']);
  },
};

export const LeadsToTheForm: Story = {
  tags: ['no-photo'],
  play: async () => {
    await choose('Editar playlist');
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByLabelText('Nombre')).toHaveValue('Ventana abierta');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  },
};

export const AsksBeforeDeleting: Story = {
  play: async () => {
    await choose('Eliminar playlist');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      '¿Eliminar «Ventana abierta»?',
    );
  },
};

// Proves music-pages: Menu of a playlist of somebody else
export const OfSomebodyElse: Story = {
  args: { playlist: sample },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: 'Guardar en tu biblioteca' });
    await expect(screen.queryByRole('menuitem', { name: 'Editar playlist' })).toBeNull();
  },
};

// Proves music-pages: Menu of a private playlist
export const Private: Story = {
  args: { playlist: { ...sample, owner, isPublic: false, visibility: 'private' } },
  parameters: {
    msw: [
      http.get('*/api/playlists/:id', () =>
        HttpResponse.json({ ...sample, owner, isPublic: false, visibility: 'private' }),
      ),
    ],
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Compartir/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: 'Editar playlist' });
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Compartir' })).toBeNull());
  },
};

export const Visitor: Story = {
  tags: ['state:visitor'],
  args: { playlist: sample },
  parameters: { state: asVisitor },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: 'Reproducir' });
    await expect(screen.queryByRole('menuitem', { name: 'Editar playlist' })).toBeNull();
  },
};
