import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildUser } from '@/entities/session/index.testing';
import { TopBar } from './TopBar';
import { UserMenu } from './UserMenu';
import { VisitorLinks } from './VisitorLinks';

const meta = {
  title: 'widgets/TopBar',
  component: TopBar,
  args: { children: <UserMenu user={buildUser()} /> },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {};
export const Visitor: Story = { args: { children: <VisitorLinks /> } };
export const VisitorNarrow: Story = {
  args: { children: <VisitorLinks /> },
  globals: { viewport: { value: 'narrow' } },
};
export const ListenerMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú de Lucía Ferrán' }));
    // The menu fades in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Perfil' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Panel Admin' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
export const AdminMenu: Story = {
  args: { children: <UserMenu user={buildUser({ role: 'admin', displayName: 'Inés Roca' })} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú de Inés Roca' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Panel Admin' })).toBeVisible());
  },
};
