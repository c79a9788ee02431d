import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter';

const meta = {
  title: 'Figures/Numbers/Meter',
  component: Meter,
  args: { label: 'Envío de «Carta sin sello»', value: 0.37 },
  parameters: {
    guide: {
      use: 'For how much of a file has arrived, of a room is sold or of a budget is spent. Where no share is known, say so in words.',
      do: ['Write the share in words beside it: «37 %».'],
      dont: ['Put it into a live region: every step would be announced.'],
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Envío de «Carta sin sello»' });
    await expect(bar).toHaveAttribute('value', '0.37');
    await expect(bar.closest('[aria-live]')).toBeNull();
  },
};
export const Begun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 1 } };
