import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { PlaylistMenu } from './PlaylistMenu';

const sample = sampleFullPlaylist('pls_ventana-abierta');
const viewer = signedIn();
const owner = { id: viewer.session.user.id, displayName: viewer.session.user.displayName };
const name = 'Más opciones de la playlist Ventana abierta';

const meta = {
  title: 'Music/Playlists/Playlist menu',
  component: PlaylistMenu,
  args: { playlist: { ...sample, owner } },
  parameters: {
    state: viewer,
    msw: [http.patch('*/api/playlists/:id', () => HttpResponse.error())],
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof PlaylistMenu>;

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
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
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

export const OfSomebodyElse: Story = {
  args: { playlist: sample },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Guardar en tu biblioteca',
      'Copiar enlace',
    ]);
  },
};

export const Private: Story = {
  args: { playlist: { ...sample, owner, isPublic: false, visibility: 'private' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: 'Editar playlist' });
    await expect(screen.queryByRole('menuitem', { name: 'Copiar enlace' })).toBeNull();
  },
};

export const Visitor: Story = {
  tags: ['state:visitor', 'no-photo'],
  args: { playlist: sample },
  parameters: { state: asVisitor, frame: 'page' },
  play: async () => {
    await choose('Guardar en tu biblioteca');
    const prompt = { name: 'Crea tu cuenta para guardar lo que te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
