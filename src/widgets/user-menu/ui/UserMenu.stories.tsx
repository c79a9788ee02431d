import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildUser } from '@/entities/session/index.testing';
import { UserMenu } from './UserMenu';

const meta = {
  title: 'Music/Account/User menu',
  component: UserMenu,
  args: { user: buildUser() },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu fades in, so that its items are visible a moment after they exist. */
const seeItem = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());

export const Closed: Story = {};
export const ListenerMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú de Lucía Ferrán' }));
    await seeItem('Perfil');
    await seeItem('Cerrar sesión');
    await expect(screen.queryByRole('menuitem', { name: 'Panel Admin' })).toBeNull();
  },
};
export const AdminMenu: Story = {
  args: { user: buildUser({ role: 'admin', displayName: 'Inés Roca' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú de Inés Roca' }));
    await seeItem('Panel Admin');
  },
};
