import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { OwnArtistRequest } from '@/shared/contract/artist-request.ts';
import { findsRole, findsText } from '@/shared/testing';
import { answerWorkspaces } from '../testing/answer-workspaces';
import { AskForArtist } from './AskForArtist';

const loaders = [() => import('./AskForArtistForm')];

const nobody = answerWorkspaces(() => ({ artists: [], labels: [] }));
const asked = {
  id: 'req_1',
  artist: 'Lucía Solar',
  state: 'open',
  reason: '',
  askedAt: '2026-11-20T20:00:00.000Z',
} as const;

const answers = (request: OwnArtistRequest['request']) => ({
  msw: {
    handlers: [nobody, http.get('*/api/artist/request', () => HttpResponse.json({ request }))],
  },
});

const meta = {
  title: 'Work/Office/Ask for an artist',
  component: AskForArtist,
  parameters: {
    state: signedIn({ role: 'artist' }),
    ...answers(null),
    guide: {
      use: 'In place of each tool of an artist’s account that speaks for no artist.',
      do: ['Let it look again by itself: an answer opens the tool.'],
      dont: ['Write another text for the same state.'],
      keyboard: [{ keys: 'Tab', effect: 'Reaches the button that opens the form.' }],
    },
  },
} satisfies Meta<typeof AskForArtist>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves ownership: An account without an artist asks for it
export const Default: Story = {
  tags: ['state:default'],
  loaders,
  beforeEach: () => {
    localStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Pedir mi perfil de artista' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar solicitud' }));
    await expect(await screen.findByText('Escribe el nombre, o pega el enlace.')).toBeVisible();
    await expect(screen.getByText('Escribe cómo podemos comprobarlo.')).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:variants'],
  parameters: answers(asked),
  play: findsRole('heading', { name: 'Tu solicitud está en revisión' }),
};
export const Refused: Story = {
  tags: ['state:variants'],
  parameters: answers({ ...asked, state: 'refused', reason: 'El enlace no lleva a ti.' }),
  play: findsText('No aceptamos tu solicitud para Lucía Solar. Motivo: El enlace no lleva a ti.'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [nobody, http.get('*/api/artist/request', () => delay('infinite'))] },
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [nobody, http.get('*/api/artist/request', () => HttpResponse.error())] },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: answers(asked),
  globals: { viewport: { value: 'narrow' } },
};
