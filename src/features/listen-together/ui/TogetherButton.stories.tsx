import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus } from '@/shared/testing';
import { sessionOf, showSession } from '../testing/show-session';
import { TogetherButton } from './TogetherButton';

const meta = {
  title: 'Music/Player/Together button',
  component: TogetherButton,
  beforeEach: () => showSession(null),
  parameters: {
    state: signedIn(),
    msw: { handlers: [http.get('*/api/together/blocked', () => HttpResponse.json([]))] },
    guide: {
      use: 'In the queue of a signed-in user; says how many listen while a session goes on.',
      do: ['Load it after the queue.'],
      dont: ['Show it to visitors.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the session.' }],
    },
  },
} satisfies Meta<typeof TogetherButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => showFocus(await screen.findByRole('button')),
};

export const InASession: Story = {
  tags: ['state:selected'],
  beforeEach: () => showSession(sessionOf()),
  play: async ({ canvas }) => {
    const name = 'Escuchando juntos: 3 personas';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar juntos' }));
    await expect(await screen.findByRole('dialog', { name: 'Escuchar juntos' })).toBeVisible();
  },
};
