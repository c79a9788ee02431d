import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleUserPlaylists } from '@/shared/sample/answers.ts';
import { AreaLinks } from './AreaLinks';
import { PlaylistSection } from './PlaylistSection';
import { PremiumPromo } from './PremiumPromo';
import { Sidebar } from './Sidebar';

const answer = (playlists: unknown) =>
  http.get('*/api/playlists/user', () => HttpResponse.json(playlists as object));

const meta = {
  title: 'Music/Shell/Sidebar',
  component: Sidebar,
  args: { areas: <AreaLinks />, children: <PlaylistSection /> },
  parameters: {
    state: signedIn(),
    msw: { handlers: [answer(sampleUserPlaylists())] },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 720, inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Principal' });
    await expect(navigation).toHaveTextContent('InicioBuscarTu bibliotecaCanciones que te gustan');
    await expect(await canvas.findByText('Tus playlists')).toBeVisible();
  },
};
export const Visitor: Story = {
  args: { areas: undefined, children: <PremiumPromo /> },
  parameters: { state: undefined },
  play: async ({ canvas }) => {
    const promo = within(
      canvas.getByRole('heading', { name: 'Escucha sin límites' }).parentElement ?? document.body,
    );
    for (const [name, href] of [
      ['Registrarse', '/register'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(promo.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByText('Tus playlists')).toBeNull();
  },
};
export const Artist: Story = { parameters: { state: signedIn({ role: 'artist' }) } };
export const Label: Story = { parameters: { state: signedIn({ role: 'label' }) } };
export const Editorial: Story = { parameters: { state: signedIn({ role: 'editorial' }) } };
export const Admin: Story = {
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async ({ canvas }) => {
    for (const area of [
      'Panel Admin',
      'Panel de disquera',
      'Playlists editoriales',
      'Conciertos',
    ]) {
      await expect(canvas.getByRole('link', { name: area })).toBeVisible();
    }
  },
};
export const NoPlaylists: Story = { parameters: { msw: { handlers: [answer([])] } } };
export const LoadingPlaylists: Story = {
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/user', () => new Promise(() => {}))] },
  },
};
export const FailedPlaylists: Story = {
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/user', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus playlists.')).toBeVisible();
  },
};
export const CreatesPlaylist: Story = {
  parameters: {
    msw: {
      handlers: [
        answer([]),
        http.post('*/api/playlists', async ({ request }) => {
          const { name } = (await request.json()) as { name: string };
          const [first] = sampleUserPlaylists();
          return HttpResponse.json({ ...first, id: 'pls_new', name, tracks: [] }, { status: 201 });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Aún no tienes playlists/);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    const field = canvas.getByRole('textbox', { name: 'Nombre de la playlist' });
    await userEvent.type(field, '   {Enter}');
    await expect(field).toBeVisible();
    await userEvent.type(field, ' Domingo lento {Enter}');
    await expect(await canvas.findByRole('link', { name: 'Domingo lento' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
