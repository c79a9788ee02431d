import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { RowLink, useFollowLink } from '.';

/** Stands for a list that follows its rows' links. */
function List({ children }: { children: ReactNode }) {
  const followLink = useFollowLink();
  const { pathname } = useLocation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears the clicks of links
    <div onClick={followLink} data-at={pathname} style={{ inlineSize: 260 }}>
      {children}
    </div>
  );
}

const meta = {
  title: 'Kit/Actions/Row link',
  component: RowLink,
  args: { href: '/artist/art_alma', children: 'Alma Ribera' },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a way to another screen in the rows of a long list; anywhere else take Link.',
      do: [
        'Let the list hear clicks once for all rows, with useFollowLink.',
        'Give it an address of the application, which begins with a slash.',
      ],
      dont: [
        'Use it where nothing follows it: the browser would load the whole page anew.',
        'Take it for a dozen rows: there a Link costs nothing that anybody notices.',
      ],
      keyboard: [{ keys: 'Enter', effect: 'Goes to the screen.' }],
    },
  },
} satisfies Meta<typeof RowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { children: 'La Orquesta Municipal de los Domingos por la Tarde y sus amigos de siempre' },
};

export const IsFollowed: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alma Ribera' });
    // A Ctrl click is the browser's; this one stops it after the component let it through.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(link.parentElement).not.toHaveAttribute('data-at', '/artist/art_alma');
    await userEvent.click(link);
    await expect(link.parentElement).toHaveAttribute('data-at', '/artist/art_alma');
  },
};
