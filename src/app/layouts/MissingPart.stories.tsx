import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingPart } from './MissingPart';

const meta = {
  title: 'Music/Shell/Missing part',
  component: MissingPart,
  parameters: {
    guide: {
      use: 'Where code or words of a part of a page did not arrive. Every lazy part shows it by itself.',
      do: ['Leave the rest of the page, and what was typed there, as it is.'],
      dont: ['Show it for what nobody misses: such a part is left out.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Asks for the part again.' }],
    },
  },
} satisfies Meta<typeof MissingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:failed', 'state:narrow'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  },
};
