import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { TogetherInvitation } from '@/shared/contract/together.ts';
import { findsRole } from '@/shared/testing';
import { JoinTogetherPage } from './JoinTogetherPage';

const path = '*/api/together/invitation';
const found = (changes: Partial<TogetherInvitation> = {}) =>
  http.post(path, () =>
    HttpResponse.json({ host: 'Alma Ríos', people: 3, state: 'open', ...changes }),
  );
const refuses = http.post('*/api/together/people', () =>
  HttpResponse.json(
    { code: 'duplicate', error: 'En esta sesión ya hay 32 personas, el máximo.' },
    { status: 409 },
  ),
);

const meta = {
  title: 'Screens/Sign in/Join a session (escuchar juntos)',
  component: JoinTogetherPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/together#token=abc',
    state: signedIn(),
    msw: { handlers: [found()] },
  },
} satisfies Meta<typeof JoinTogetherPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = (state: TogetherInvitation['state'], title: string): Story => ({
  tags: ['state:variants'],
  parameters: { msw: { handlers: [found({ state })] } },
  play: findsRole('heading', { name: title }),
});

// Proves together: A link starts it
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsRole('heading', { name: 'Alma Ríos te invita a escuchar juntos' }),
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('link', { name: 'Crear cuenta' }),
};
export const Already: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [found({ state: 'joined' })] } },
  play: findsRole('button', { name: 'Escuchar aquí' }),
};
export const Full = closed('full', 'En esta sesión ya no cabe nadie más');
export const Closed = closed('closed', 'No puedes entrar en esta sesión');
export const Over: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json({ code: 'not-found', error: 'Terminó.' }, { status: 404 }),
        ),
      ],
    },
  },
  play: findsRole('heading', { name: 'Esta sesión ya terminó' }),
};
export const NoLink: Story = { tags: ['state:empty'], parameters: { address: '/together' } };
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
        found({ host: 'María de los Ángeles Fernández de Córdoba y Álvarez de Toledo' }),
        refuses,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar en la sesión' }));
    await expect(await canvas.findByText(/ya hay 32 personas/)).toBeVisible();
  },
};
