import type { Meta, StoryObj } from '@storybook/react-vite';
import { Named } from '@/shared/testing';
import { expect } from 'storybook/test';
import { Inline } from '@/shared/ui/stack';
import { Logo } from './Logo';

const meta = {
  title: 'Kit/Content/Logo',
  component: Logo,
  parameters: {
    guide: {
      use: 'At the start of the sidebar and of the pages without one; the window alone where the name has no room.',
      do: ['Put it into a link to the start.', 'Leave as much room around it as the arch is wide.'],
      dont: [
        'Colour it otherwise: it takes the accent and the text colour of the theme.',
        'Repeat it on a screen.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={8}>
      <Named name="with its name">
        <Logo />
      </Named>
      <Named name="isSymbolOnly">
        <Logo isSymbolOnly />
      </Named>
    </Inline>
  ),
};

export const SymbolOnly: Story = {
  args: { isSymbolOnly: true },
  play: async ({ canvas }) => expect(canvas.getByText('Tonada')).toBeInTheDocument(),
};
