import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { findsText, pretendNavigator } from '@/shared/testing';
import { sampleDocument } from '../lib/sample-document';
import { DevelopersPage } from './DevelopersPage';

const url = '*/api/openapi.json';
const answer = http.get(url, () => HttpResponse.json(sampleDocument));

const meta = {
  title: 'Screens/Listener/Developers (para desarrolladores)',
  component: DevelopersPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    state: signedIn(),
    address: '/developers',
    msw: [answer],
  },
} satisfies Meta<typeof DevelopersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stable calls, until somebody asks for all. */
export const Calls: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 llamadas')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^PATCH/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo las estables' }));
    await expect(await canvas.findByText('5 llamadas')).toBeVisible();
    await expect(canvas.getAllByText('Estable')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox'), 'patch playlists');
    await expect(await canvas.findByText('1 llamada')).toBeVisible();
  },
};
export const CallsNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/developers?show=all' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText('5 llamadas');
    await userEvent.click(canvas.getByText('Errores, límites, caché y estabilidad'));
    await expect(canvas.getByText(/Retry-After/)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(url, () => delay('infinite'))] },
};
export const NoMatch: Story = {
  tags: ['state:empty'],
  parameters: { address: '/developers?q=nada' },
  play: async ({ canvas }) => {
    await canvas.findByText('Ninguna llamada coincide');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la búsqueda' }));
    await expect(await canvas.findByText('3 llamadas')).toBeVisible();
  },
};
export const NoStableMatch: Story = {
  parameters: { address: '/developers?q=video' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hay 1 entre las internas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todas' }));
    await expect(await canvas.findByRole('link', { name: /^PUT/ })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(url, () => HttpResponse.json({}, { status: 500 }))] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible(),
};
export const Offline: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(url, () => HttpResponse.error())] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible(),
};

const copied: string[] = [];

/** A call with all that there is; a level opens at a time, however deep a schema leads. */
export const OneCall: Story = {
  tags: ['state:open'],
  parameters: { address: '/developers?call=getPlaylistsId' },
  beforeEach: () => {
    copied.length = 0;
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    return pretendNavigator({ clipboard: { writeText } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'GET /playlists/{id}' });
    await userEvent.click(canvas.getByRole('button', { name: 'radio' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'radio' })).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'tracks' })[0] ?? document.body);
    await expect(await canvas.findByText('durationSeconds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar: Con curl' }));
    await waitFor(() => expect(copied[0]).toContain('/api/playlists/pls_tren?limit=100'));
  },
};
export const OneCallNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/developers?call=putVideo' },
  globals: { viewport: { value: 'narrow' } },
  play: findsText('Un archivo, como application/octet-stream.'),
};
export const Alternatives: Story = {
  tags: ['state:variants'],
  parameters: { address: '/developers?call=postAuthLogin' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'step: "code"' }));
    await expect(await canvas.findByText('codeToken')).toBeVisible();
  },
};
export const BodyWithExample: Story = {
  tags: ['no-photo'],
  parameters: { address: '/developers?call=patchPlaylistsId' },
  play: findsText('Ejemplo de lo que envías'),
};
export const Missing: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/developers?call=getNothing' },
  play: async ({ canvas }) => {
    await canvas.findByText('Esta llamada no existe');
    await userEvent.click(canvas.getByRole('button', { name: 'Todas las llamadas' }));
    await expect(await canvas.findByText('3 llamadas')).toBeVisible();
  },
};

/** The list comes back with its filter, and the focus on the call. */
export const BackToTheList: Story = {
  tags: ['no-photo'],
  parameters: { address: '/developers?q=delete' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^DELETE/ }));
    const heading = await canvas.findByRole('heading', { level: 1, name: /^DELETE/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Todas las llamadas' }));
    const link = await canvas.findByRole('link', { name: /^DELETE/ });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByText('1 llamada')).toBeVisible();
  },
};
