import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { MusicFolderState } from '@/shared/contract/music-folder.ts';
import { findsText, typed } from '@/shared/testing';
import { askingFolder, idleFolder, lastWalk, music, readingFolder } from '../testing/sample-music';
import { FolderCard } from './FolderCard';

/** Acts that were sent, with their bodies. */
let sent: unknown[] = [];

const taking = (folder: MusicFolderState) =>
  http.post('*/api/admin/music/:id/:act', async ({ params, request }) => {
    const body = await request.text();
    sent.push([params['id'], params['act'], body === '' ? null : JSON.parse(body)]);
    return HttpResponse.json(music(folder));
  });

const meta = {
  title: 'Work/Administration/Music folder',
  component: FolderCard,
  argTypes: { folder: typed('MusicFolderState') },
  args: { folder: idleFolder, every: 15 },
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    frame: 'page',
    address: '/admin?tab=music',
    state: signedIn({ role: 'admin' }),
    msw: [taking(idleFolder)],
  },
} satisfies Meta<typeof FolderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to do: when it was last looked at, and what was found. */
export const Idle: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Al día')).toBeVisible();
    await expect(canvas.getByText('Buscamos cambios cada 15 minutos.')).toBeVisible();
    await expect(canvas.getByText('Canciones que suenan').nextSibling).toHaveTextContent('8.870');
    await userEvent.click(canvas.getByRole('button', { name: /^Buscar cambios ahora/ }));
    await waitFor(() => expect(sent).toEqual([['mus_1', 'look', null]]));
  },
};
// Proves imported-music: Led by admins: progress
/** How far it is, how fast, and how long it takes. */
export const Reading: Story = {
  tags: ['state:pending'],
  args: { folder: readingFolder },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Leído de /mnt/nas/discos' });
    await expect(bar).toHaveAttribute('value', '35651584000');
    await expect(canvas.getByText('3.120 de 9.000 archivos')).toBeVisible();
    await expect(canvas.getByText('342 por minuto')).toBeVisible();
    await expect(canvas.getByText('Faltan 18 minutos')).toBeVisible();
    await expect(canvas.getByText(/^En la red \(nfs4\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Detener/ }));
    await waitFor(() => expect(sent).toEqual([['mus_2', 'stop', null]]));
  },
};
export const Looking: Story = {
  tags: ['state:variants'],
  args: { folder: { ...readingFolder, state: 'looking', progress: null } },
  play: findsText('Mirando qué archivos hay y cuáles cambiaron…'),
};
export const Queued: Story = {
  tags: ['state:variants'],
  args: { folder: { ...idleFolder, state: 'queued' } },
  play: findsText('Empieza enseguida.'),
};
// Proves imported-music: Gone: the question
/** Nothing is lost until somebody answers. */
export const Asking: Story = {
  tags: ['state:variants'],
  args: { folder: askingFolder },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Faltan 8.214 de 9.000. ¿Está conectado el disco?'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Darlas por perdidas' }));
    await waitFor(() =>
      expect(sent).toEqual([['mus_3', 'missing', { answer: 'lose', files: 8_214 }]]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Esperar' }));
    await waitFor(() =>
      expect(sent[1]).toEqual(['mus_3', 'missing', { answer: 'wait', files: 8_214 }]),
    );
  },
};
export const Waiting: Story = {
  tags: ['state:variants'],
  args: {
    folder: {
      ...askingFolder,
      state: 'waiting',
      missing: { files: 8_214, of: 9_000, isOpen: false },
    },
  },
  play: findsText('Faltan 8.214 de 9.000.'),
};
export const Unreadable: Story = {
  tags: ['state:failed'],
  args: { folder: { ...idleFolder, state: 'unreadable', fault: 'absent' } },
  play: findsText(/^No está, o el servidor no llega a ella/),
};
export const Stopped: Story = {
  tags: ['state:variants'],
  args: { folder: { ...idleFolder, state: 'stopped', lastWalk: null } },
  play: findsText(/^Lo que ya se leyó suena/),
};
export const Broken: Story = {
  tags: ['state:variants'],
  args: { folder: { ...idleFolder, state: 'failed' } },
  play: findsText(/^La última vuelta no llegó al final/),
};
/** Nothing can be done with it here. */
export const ByHand: Story = {
  tags: ['state:empty'],
  args: { folder: { ...idleFolder, state: 'byHand', lastWalk: null, mount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No está en el ajuste/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const PartlyUnread: Story = {
  tags: ['no-photo'],
  args: { folder: { ...idleFolder, lastWalk: { ...lastWalk, unread: 2 } } },
  play: findsText(/^No se pudieron mirar 2 carpetas/),
};
export const Pending: Story = {
  tags: ['no-photo'],
  parameters: { msw: [http.post('*/api/admin/music/:id/look', () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Buscar cambios ahora/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
/** Another number is missing by now. */
export const Refused: Story = {
  tags: ['no-photo'],
  args: { folder: askingFolder },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    frame: 'application',
    msw: [
      http.post('*/api/admin/music/:id/missing', () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Ahora falta otra cantidad de archivos.' },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Darlas por perdidas' }));
    await expect(await screen.findByText(/Ahora falta otra cantidad/)).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    folder: {
      ...askingFolder,
      path: `/mnt/${'coleccion-de-grabaciones-de-campo-sin-ordenar/'.repeat(4)}`,
    },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { folder: { ...askingFolder, isRemote: true, mount: 'cifs' } },
  globals: { viewport: { value: 'narrow' } },
};
