import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import {
  answeringAlbums,
  forgetSent,
  importedAlbums,
  inMusic,
  joinDecision,
  keepSent,
  noray,
  norayTwo,
  sent,
  undoing,
} from '../testing/sample-albums';
import { Albums } from './Albums';

const path = '*/api/admin/music/albums';

const joining = http.post(`${path}/join`, async ({ request }) => {
  keepSent(await request.json());
  return HttpResponse.json({ decision: joinDecision });
});

const meta = {
  title: 'Work/Administration/Imported albums',
  component: Albums,
  beforeEach: forgetSent,
  parameters: { ...inMusic, msw: [joining, undoing, ...answeringAlbums()] },
} satisfies Meta<typeof Albums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await canvas.findByText('Noray (disco 2)');
    await expect(canvas.getByRole('row', { name: /Noray \(disco 2\)/ })).toBeVisible();
    await expect(canvas.getByText('3 canciones')).toBeVisible();
  },
};
// Proves imported-music: Joined by hand
/** Several are chosen, also on several pages, then which one stays; the toast undoes it. */
export const Join: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'application' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Seleccionar Noray' }));
    await expect(canvas.getByRole('button', { name: 'Unir' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Noray (disco 2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unir 2 álbumes' }));
    await expect(dialog.getByRole('radio', { name: /^Noray Los del Muelle/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /disco 2/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir' }));
    const albums = [noray, norayTwo].map(({ id, revision }) => ({ id, revision }));
    await waitFor(() => expect(sent()).toEqual([{ albums, keepId: 'alb_2' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(sent()[1]).toBe('dec_2'));
  },
};
const many = Array.from({ length: 21 }, (_, index) => ({
  ...noray,
  id: `alb_many_${index}`,
  title: `Noray ${index}`,
}));

/** More than can be joined at once. */
export const TooMany: Story = {
  tags: ['no-photo'],
  parameters: { msw: answeringAlbums({ albums: { albums: many, total: many.length } }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Noray 20/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: /página/ }));
    await expect(await canvas.findByText(/Se pueden unir 20 álbumes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unir' })).toBeDisabled();
  },
};
export const Searched: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'rare');
    await expect(await canvas.findByRole('row', { name: /Rarezas/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /disco 2/ })).toBeNull());
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answeringAlbums({
      albums: {
        albums: importedAlbums.albums.map((album) => ({
          ...album,
          title: `${album.title} `.repeat(12).trim(),
          folder: `/mnt/${'coleccion-de-grabaciones-de-campo-sin-ordenar/'.repeat(4)}`,
        })),
        total: 3,
      },
    }),
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answeringAlbums({ albums: { albums: [], total: 0 } }) },
  play: findsText(/Todavía no hay álbumes/),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
