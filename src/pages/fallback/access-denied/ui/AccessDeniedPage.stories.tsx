import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessDeniedPage } from './AccessDeniedPage';

const meta = {
  title: 'Screens/Fallback/Access denied',
  component: AccessDeniedPage,
  args: { permission: 'admin.open' },
} satisfies Meta<typeof AccessDeniedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Acceso Denegado', level: 1 })).toBeVisible();
    await expect(
      canvas.getByText('No tienes permisos de administrador para acceder a esta página.'),
    ).toBeVisible();
  },
};
export const Label: Story = {
  args: { permission: 'label.open' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No tienes permisos para acceder al panel de disquera.'),
    ).toBeVisible();
  },
};
export const Editorial: Story = {
  args: { permission: 'editorial.manage' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No tienes permisos para gestionar playlists editoriales.'),
    ).toBeVisible();
  },
};
export const Artist: Story = { args: { permission: 'artist.open' } };
export const Promotion: Story = { args: { permission: 'promotion.open' } };
