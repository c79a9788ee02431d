import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { showHover } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { ThemeChoice } from './ThemeChoice';

const meta = {
  title: 'Music/Account/Theme choice',
  component: ThemeChoice,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: 'The look of the application, as a group of the user menu.',
      do: ["Keep the system's own look as the first choice."],
      dont: [
        'Make it a switch of two: it would hide the choice of the system.',
        'Put it outside of a menu.',
      ],
      keyboard: [
        { keys: 'Up, Down', effect: 'Goes to another look.' },
        { keys: 'Enter, Space', effect: 'Takes it and closes the menu.' },
      ],
    },
  },
  render: () => (
    <Menu trigger={<Button>Apariencia</Button>}>
      <ThemeChoice />
    </Menu>
  ),
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice = (name: string) => screen.findByRole('menuitemradio', { name });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apariencia' }));
  const system = await choice('Como el sistema');
  await waitFor(() => expect(system).toBeVisible());
};

export const Closed: Story = { tags: ['state:closed'] };
export const Open: Story = {
  tags: ['state:default', 'state:open', 'state:selected'],
  play: async () => {
    await open();
    await expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
    const heading = screen.getByText('Apariencia', { selector: '[role="menu"] *' });
    const first = await choice('Como el sistema');
    await expect(heading.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    await open();
    const light = await choice('Clara');
    await userEvent.hover(light);
    showHover(light);
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    screen.getByRole('button', { name: 'Apariencia' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(async () => expect(await choice('Clara')).toHaveFocus());
  },
};
export const ChoosesLight: Story = {
  tags: ['no-photo'],
  play: async () => {
    await open();
    await userEvent.click(await choice('Clara'));
    await expect(document.documentElement.dataset['theme']).toBe('light');
    await expect(localStorage.getItem('theme')).toBe('light');
  },
};
