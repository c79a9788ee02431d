import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { showHover, typed } from '@/shared/testing';
import { LanguageMenu } from './LanguageMenu';

const meta = {
  title: 'Music/Shell/Language menu',
  component: LanguageMenu,
  argTypes: { languages: typed('string[]') },
  args: { languages: ['es', 'en', 'pt'] },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: 'In the top bar of a visitor, where there are several languages.',
      do: ['Name each language as those who speak it do.'],
      dont: ['Stand a flag for a language.', 'Offer one that a profile cannot keep.'],
      keyboard: [
        { keys: 'Enter, Space, Down', effect: 'Opens the menu.' },
        { keys: 'Up, Down', effect: 'Goes to another language.' },
        { keys: 'Enter, Space', effect: 'Takes it and closes the menu.' },
      ],
    },
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice = (name: string) => screen.findByRole('menuitemradio', { name });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Idioma' }));
  const english = await choice('English');
  await waitFor(() => expect(english).toBeVisible());
  return english;
};

export const Closed: Story = { tags: ['state:default', 'state:closed', 'state:visitor'] };
export const Open: Story = {
  tags: ['state:open', 'state:selected', 'state:narrow'],
  play: async () => {
    const english = await open();
    await expect(english.querySelector('[lang="en"]')).toHaveTextContent('English');
    await expect(await choice('Español')).toBeChecked();
    await expect(await choice('Português')).not.toBeChecked();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    const english = await open();
    await userEvent.hover(english);
    showHover(english);
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    screen.getByRole('button', { name: 'Idioma' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(async () => expect(await choice('English')).toHaveFocus());
  },
};
export const RemembersTheChoice: Story = {
  tags: ['no-photo'],
  play: async () => {
    await userEvent.click(await open());
    await expect(localStorage.getItem('visitor-language')).toBe('"en"');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
