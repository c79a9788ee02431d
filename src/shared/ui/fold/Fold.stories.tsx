import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { Fold } from './Fold';

const meta = {
  title: 'Kit/Layout/Fold',
  component: Fold,
  args: {
    summary: 'Cómo tiene que ser un Canvas',
    children: <Text>Un cuadrado de 720 × 720 píxeles, de tres a ocho segundos.</Text>,
  },
  parameters: {
    guide: {
      use: 'For rules and for what is fine: one line that opens what few people look up.',
      do: ['Say in the line what is inside, or how many.'],
      dont: ['Fold work, faults or anything that somebody waits for.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens and closes it.' }],
    },
  },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:closed'],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/720 × 720/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cómo tiene que ser un Canvas'));
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByText('Cómo tiene que ser un Canvas'));
    await expect(text).not.toBeVisible();
  },
};
export const Open: Story = { tags: ['state:open'], args: { isOpen: true } };
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { summary: longTitle, isOpen: true },
};
