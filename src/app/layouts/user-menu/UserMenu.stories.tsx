import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildUser } from '@/entities/session/index.testing';
import { showFocus } from '@/shared/testing';
import { UserMenu } from './UserMenu';

const meta = {
  title: 'Music/Account/User menu (tu cuenta)',
  component: UserMenu,
  args: { user: buildUser() },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'At the end of the top bar, behind the portrait of whoever has signed in.',
      do: [
        'Keep signing out the last item.',
        'Let the role decide on the way to the administration.',
      ],
      dont: [
        'Repeat places of the sidebar where there is one.',
        'Ask before signing out where nothing is lost.',
      ],
      keyboard: [
        { keys: 'Enter, Space, Down', effect: 'Opens the menu.' },
        { keys: 'Up, Down', effect: 'Goes through the items.' },
        { keys: 'Enter', effect: 'Takes the item.' },
        { keys: 'Esc', effect: 'Closes the menu; the focus is back on the portrait.' },
      ],
    },
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu fades in. */
const seeItem = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Menú de / }));
  await seeItem('Cerrar sesión');
};

export const Closed: Story = { tags: ['state:default', 'state:closed'] };
// Proves shell: User menu
export const ListenerMenu: Story = {
  tags: ['state:open', 'state:listener'],
  play: async () => {
    await open();
    await seeItem('Perfil');
    await expect(screen.queryByRole('menuitem', { name: 'Panel Admin' })).toBeNull();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    await open();
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Perfil' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Menú de Lucía Ferrán' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seeItem('Perfil');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Perfil' })).toHaveFocus());
    showFocus(screen.getByRole('menuitem', { name: 'Perfil' }));
  },
};
export const ArtistMenu: Story = {
  tags: ['state:artist'],
  args: { user: buildUser({ role: 'artist', displayName: 'Vera Solana' }) },
  play: open,
};
export const LabelMenu: Story = {
  tags: ['state:label'],
  args: { user: buildUser({ role: 'label', displayName: 'Balcón Discos' }) },
  play: open,
};
export const EditorialMenu: Story = {
  tags: ['state:editorial'],
  args: { user: buildUser({ role: 'editorial', displayName: 'Noa Miralles' }) },
  play: open,
};
// Proves shell: 'Panel Admin' is for admins
export const AdminMenu: Story = {
  tags: ['state:admin'],
  args: { user: buildUser({ role: 'admin', displayName: 'Inés Roca' }) },
  play: async () => {
    await open();
    await seeItem('Panel Admin');
  },
};
export const WithoutPortrait: Story = {
  tags: ['state:no-image'],
  args: { user: buildUser({ profileImage: null }) },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: open,
};
