import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TooLate } from './TooLate';

const meta = {
  title: 'Work/Promotion/Too late',
  component: TooLate,
  args: { why: 'sent' },
  parameters: {
    guide: {
      use: 'In the form of what a promotion tool made, where a change came too late: the server may have it, or it was discarded.',
      do: ['Put it above the buttons of the form, and leave all as it was typed.'],
      dont: ['Send as something new what the server may have.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof TooLate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Esto ya se envió y no se puede cambiar.',
    );
  },
};
export const Editable: Story = {
  tags: ['state:variants'],
  args: { isEditable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Esto ya se envió. Ciérralo y edítalo en la lista.',
    );
  },
};
export const Gone: Story = {
  tags: ['state:variants'],
  args: { why: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Esto ya no está: se descartó. Lo que escribiste sigue aquí y puedes guardarlo como nuevo.',
    );
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
