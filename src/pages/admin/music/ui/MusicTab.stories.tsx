import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { MusicState, NotTakenList } from '@/shared/contract/music-folder.ts';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { answeringAlbums } from '../testing/sample-albums';
import { answeringNames } from '../testing/sample-names';
import { askingFolder, idleFolder, music, notTaken, readingFolder } from '../testing/sample-music';
import { MusicTab } from './MusicTab';

const path = '*/api/admin/music';

const answering = (state: MusicState, list: NotTakenList = notTaken) => [
  http.get(path, () => HttpResponse.json(state)),
  ...answeringAlbums(),
  ...answeringNames(),
  http.get(`${path}/not-taken`, ({ request }) => {
    const reason = new URL(request.url).searchParams.get('reason');
    const files = list.files.filter((file) => reason === null || file.reason === reason);
    return HttpResponse.json({ files, total: files.length });
  }),
];

const meta = {
  title: 'Screens/Admin/Panel: música',
  component: MusicTab,
  parameters: {
    frame: 'page',
    address: '/admin?tab=music',
    state: signedIn({ role: 'admin' }),
    msw: answering(music(readingFolder, askingFolder, idleFolder)),
  },
} satisfies Meta<typeof MusicTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folders: Story = {
  tags: ['state:default', 'tall'],
  parameters: {
    msw: answering({
      ...music(readingFolder, askingFolder, idleFolder),
      unmeasured: 8_188,
      unheardAac: 1_204,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/el tono de 8\.?188 canciones/)).toBeVisible();
    await expect(canvas.getByText(/^1\.?204 canciones en AAC suenan/)).toBeVisible();
    await expect(await canvas.findByRole('article', { name: '/srv/musica' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const list = within(
      await canvas.findByRole('table', { name: 'Lista de archivos no admitidos' }),
    );
    await expect(await list.findByRole('row', { name: /roto\.mp3/ })).toHaveTextContent(
      'Está dañado o vacío, o no es música',
    );
  },
};
// Proves imported-music: Not taken: by reason
export const OneReason: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /roto\.mp3/ });
    const reason = 'Está protegido contra copia';
    await userEvent.selectOptions(canvas.getByLabelText('Motivo'), reason);
    await expect(await canvas.findByRole('row', { name: /Entrevista\.m4a/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /roto\.mp3/ })).toBeNull());
  },
};
export const AllTaken: Story = {
  tags: ['state:success'],
  parameters: { msw: answering(music(idleFolder), { files: [], total: 0 }) },
  play: findsText(/Todo se admitió/),
};
// Proves imported-music: Without a setting
/** Says how to give a folder. */
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answering(music()) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Todavía no hay ninguna carpeta' }),
    ).toBeVisible();
    await expect(canvas.getByText('TONADA_MUSIC=/ruta/de/tu/musica')).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Narrow: Story = {
  tags: ['state:narrow', 'tall'],
  globals: { viewport: { value: 'narrow' } },
};
