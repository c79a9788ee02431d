import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { PlaylistInvitation } from '@/shared/contract/collaboration.ts';
import { findsRole } from '@/shared/testing';
import { JoinPlaylistPage } from './JoinPlaylistPage';

const path = '*/api/collaboration/invitation';
const playlist = { id: 'pls_patio', name: 'Noches de patio', coverImage: null };
const found = (changes: Partial<PlaylistInvitation> = {}) =>
  http.post(path, () =>
    HttpResponse.json({ playlist, owner: 'Alma Ríos', state: 'open', ...changes }),
  );
const refuses = http.post('*/api/collaboration/members', () =>
  HttpResponse.json(
    { code: 'duplicate', error: '«Noches de patio» ya tiene 100 colaboradores, el máximo.' },
    { status: 409 },
  ),
);

const meta = {
  title: 'Screens/Sign in/Join a playlist (playlist colaborativa)',
  component: JoinPlaylistPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/collaborate#token=abc',
    state: signedIn(),
    msw: { handlers: [found()] },
  },
} satisfies Meta<typeof JoinPlaylistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = (state: PlaylistInvitation['state'], title: string): Story => ({
  tags: ['state:variants'],
  parameters: { msw: { handlers: [found({ state })] } },
  play: findsRole('heading', { name: title }),
});

// Proves collaboration: The page of the link says what it is
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsRole('heading', { name: 'Alma Ríos te invita a «Noches de patio»' }),
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('link', { name: 'Crear cuenta' }),
};
export const Own = closed('own', '«Noches de patio» es tu playlist');
export const Already = closed('joined', 'Ya colaboras en «Noches de patio»');
export const Full = closed('full', 'En «Noches de patio» ya no cabe nadie más');
export const TooMany = closed('many', 'Ya colaboras en 200 playlists');
// Proves collaboration: A blocked person stays out
export const NotLetIn = closed('closed', 'No puedes colaborar en «Noches de patio»');
export const Expired: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json({ code: 'not-found', error: 'Caducó.' }, { status: 404 }),
        ),
      ],
    },
  },
  play: findsRole('heading', { name: 'Este enlace ya no sirve' }),
};
export const NoLink: Story = {
  tags: ['state:empty'],
  parameters: { address: '/collaborate' },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
};
export const NotJoined: Story = {
  tags: ['state:failed', 'state:long-text'],
  parameters: {
    msw: {
      handlers: [
        found({ owner: 'María de los Ángeles Fernández de Córdoba y Álvarez de Toledo' }),
        refuses,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colaborar' }));
    await expect(await canvas.findByText(/ya tiene 100 colaboradores/)).toBeVisible();
  },
};
