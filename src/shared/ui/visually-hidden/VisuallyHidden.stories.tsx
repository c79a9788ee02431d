import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Kit/Content/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Solo para quien escucha la página' },
  parameters: {
    guide: {
      use: 'For words that the eye does not need because place or form says them: the name of a region, the unit of a figure.',
      do: ['Write whole words: they are read aloud.', 'Prefer words that everybody sees.'],
      dont: [
        'Hide a control in it: who sees and uses the keyboard would lose the focus.',
        'Repeat what is there in print.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  render: (args) => (
    <Text>
      Aquí hay más de lo que se ve. <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByText('Solo para quien escucha la página')).toBeInTheDocument(),
};
