import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { testingAreas } from './testing-areas';
import { WorkSheet } from './WorkSheet';

const meta = {
  title: 'Music/Shell/Offices on a phone',
  component: WorkSheet,
  args: { areas: testingAreas.label, onClose: fn() },
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    state: signedIn({ role: 'label' }),
    msw: { handlers: [answerWorkspaces()] },
    address: '/concerts?artist=sample-artist-2',
    guide: {
      use: 'Behind the place of the offices in the navigation of a phone.',
      do: ['Choose for whom one works in the same sheet.'],
      dont: ['Repeat the places of everybody: they are below it.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes from whose it is to the links.' },
        { keys: 'Esc', effect: 'Closes the sheet; the focus is back on its place.' },
      ],
    },
  },
} satisfies Meta<typeof WorkSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

// Proves shell: The offices on a phone
export const Default: Story = {
  tags: ['state:default', 'state:narrow', 'state:label'],
  play: async ({ args, userEvent }) => {
    const links = await sheet('Trabajo');
    await links.findByRole('button', { name: 'Bruma del Sur. Cambiar' });
    const stories = links.getByRole('link', { name: 'Historias' });
    await expect(stories).toHaveAttribute('href', '/artist-stories?artist=sample-artist-2');
    await userEvent.click(stories);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Choosing: Story = {
  tags: ['state:open'],
  play: async ({ userEvent }) => {
    const links = await sheet('Trabajo');
    await userEvent.click(await links.findByRole('button', { name: /Cambiar$/ }));
    const choice = await sheet('¿Con quién trabajas?');
    await expect(choice.getByRole('link', { name: /Nora Quintavalle/ })).toHaveAttribute(
      'href',
      '/concerts?artist=sample-artist-1',
    );
  },
};
export const Editorial: Story = {
  tags: ['state:editorial'],
  args: { areas: testingAreas.editorial },
  parameters: { state: signedIn({ role: 'editorial' }), address: '/' },
  play: async () => {
    const links = await sheet('Trabajo');
    await expect(links.getByRole('link', { name: 'Playlists editoriales' })).toBeVisible();
    await expect(links.queryByRole('button', { name: /Cambiar$/ })).toBeNull();
  },
};
export const Admin: Story = {
  tags: ['state:admin'],
  args: { areas: testingAreas.admin },
  parameters: { state: signedIn({ role: 'admin' }), msw: { handlers: answersForAdmin } },
};
