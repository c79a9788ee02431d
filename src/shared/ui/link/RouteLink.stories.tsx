import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { RouteLink } from '.';

function Container({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <div data-at={pathname}>{children}</div>;
}

const meta = {
  title: 'Kit/Actions/Route link',
  component: RouteLink,
  args: { to: '/artist/art_alma', children: 'Alma Ribera' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a way to another screen whose looks belong to what it stands in: a tile, a menu, the sidebar.',
      do: [
        'Give it the class of the piece around it.',
        'Say hasCurrentMark where it is one of the places of a navigation.',
      ],
      dont: ['Use it among text: that is a Link.', 'Use it for another site: it knows only ours.'],
      keyboard: [{ keys: 'Enter', effect: 'Goes to the screen.' }],
    },
  },
} satisfies Meta<typeof RouteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Selected: Story = {
  tags: ['state:selected'],
  args: { hasCurrentMark: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alma Ribera' });
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const LeavesTheRestToTheBrowser: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alma Ribera' });
    const { parentElement: container } = link;
    const before = container?.dataset['at'];
    // A Ctrl click is the browser's; this one stops it after the component let it through.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(container).toHaveAttribute('data-at', before);
    await userEvent.click(link);
    await expect(container).toHaveAttribute('data-at', '/artist/art_alma');
  },
};
