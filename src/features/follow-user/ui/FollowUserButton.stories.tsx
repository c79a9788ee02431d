import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
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
  parameters: { state: signedIn() },
} satisfies Meta<typeof FollowUserButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowing: Story = {};
export const Following: Story = { args: { user: { ...user, isFollowing: true } } };
export const SendsOnceForManyClicks: Story = {
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
    await expect(calls).toBe(1);
  },
};
export const StaysAfterFailure: Story = {
  parameters: { msw: [http.post(call, () => HttpResponse.error())] },
  render: (args) => (
    <>
      <FollowUserButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    await canvas.findByText('No pudimos cambiar si sigues a Mateo Quiroga. Inténtalo de nuevo.');
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toBeVisible();
  },
};
export const Visitor: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir' }));
    await expect(canvas.getByRole('button', { name: 'Seguir' })).not.toHaveAttribute('aria-busy');
  },
};
