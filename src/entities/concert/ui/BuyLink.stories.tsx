import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeConcert } from '../testing/make-concert';
import { BuyLink } from './BuyLink';

const meta = {
  title: 'Music/Promotion/Buy link',
  component: BuyLink,
  args: { concert: makeConcert('con_1') },
  parameters: {
    guide: {
      use: 'Where tickets of a concert are sold.',
      do: ['Leave it out where no address was said, and where nothing is left to buy.'],
      dont: ['Open it in the same tab: the music would stop.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the page in a new tab.' }],
    },
  },
} satisfies Meta<typeof BuyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: /^Comprar.*entradas de .*\(se abre en otra pestaña\)$/,
    });
    await expect(link).toHaveAttribute('href', 'https://entradas.example.com/faro');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
