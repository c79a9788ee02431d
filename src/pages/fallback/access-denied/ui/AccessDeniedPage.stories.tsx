import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { permissions } from '@/shared/contract/permission.ts';
import { findsRole, toArgType } from '@/shared/testing';
import { AccessDeniedPage } from './AccessDeniedPage';

const meta = {
  title: 'Screens/Fallback/Access denied (acceso denegado)',
  component: AccessDeniedPage,
  argTypes: { permission: toArgType(permissions) },
  args: { permission: 'admin.open' },
  parameters: {
    address: '/admin',
    layout: 'fullscreen',
    frame: 'page',
    state: signedIn(),
  },
} satisfies Meta<typeof AccessDeniedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves access: Texts of a refusal
export const Admin: Story = {
  tags: ['state:default', 'state:access-denied'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Acceso Denegado', level: 1 })).toBeVisible();
    await expect(
      canvas.getByText('No tienes permisos de administrador para acceder a esta página.'),
    ).toBeVisible();
  },
};
export const Label: Story = {
  tags: ['state:variants'],
  args: { permission: 'label.open' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No tienes permisos para acceder al panel de disquera.'),
    ).toBeVisible();
  },
};
export const Editorial: Story = {
  tags: ['state:variants'],
  args: { permission: 'editorial.manage' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No tienes permisos para gestionar playlists editoriales.'),
    ).toBeVisible();
  },
};
export const Artist: Story = { tags: ['state:variants'], args: { permission: 'artist.open' } };
export const Promotion: Story = {
  tags: ['state:variants'],
  args: { permission: 'promotion.open' },
};
export const Analytics: Story = {
  tags: ['state:variants'],
  args: { permission: 'analytics.open' },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: { frame: 'application', state: { ...signedIn(), playback: playingState() } },
  play: findsRole('region', { name: 'Reproductor' }),
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
