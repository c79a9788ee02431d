import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { ToastRegion } from '@/shared/ui/toast';
import { FollowUserButton } from './FollowUserButton';

const user = { id: 'usr_mateo', displayName: 'Mateo Quiroga', isFollowing: false };
const call = '*/api/users/usr_mateo/follow';
let calls = 0;

const meta = {
  title: 'Music/People/Follow user button',
  component: FollowUserButton,
  args: { user },
  beforeEach: () => {
    calls = 0;
  },
  parameters: {
    state: signedIn(),
    guide: {
      use: 'Follows a listener, in the header of their profile; for an artist take Follow artist button.',
      do: [
        'Make it the one solid button of the header.',
        'Show it to visitors too: it asks them to sign in.',
      ],
      dont: [
        "Show it on the person's own profile.",
        'Count a new follower before the server has answered.',
      ],
      keyboard: [{ keys: 'Enter, Space', effect: 'Follows the person, or stops.' }],
    },
  },
} satisfies Meta<typeof FollowUserButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowing: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toHaveFocus();
  },
};
export const Following: Story = {
  tags: ['state:selected'],
  args: { user: { ...user, isFollowing: true } },
};
export const SendsOnceForManyClicks: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: [
      http.post(call, () => {
        calls += 1;
        return delay('infinite');
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Seguir' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(calls).toBe(1));
  },
};
export const StaysAfterFailure: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.post(call, () => HttpResponse.error())] },
  render: (args) => (
    <>
      <FollowUserButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    const message = await canvas.findByText(
      'No pudimos cambiar si sigues a Mateo Quiroga. Inténtalo de nuevo.',
    );
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toBeVisible();
    // Hovering keeps the toast.
    await userEvent.hover(message);
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor, frame: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    const prompt = { name: 'Crea tu cuenta para seguir a quien te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
