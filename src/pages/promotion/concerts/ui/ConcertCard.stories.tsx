import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import { answers, beginAnew, ofTool, parts } from '../testing/concert-answers';
import { ConcertsPage } from './ConcertsPage';

const meta = {
  title: 'Work/Concerts/Concert card (concierto)',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: { ...ofTool, address: '/concerts?view=cards' },
  loaders: parts,
  beforeEach: beginAnew,
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves concerts: All of a card
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Gira del faro' }));
    for (const text of [
      'A LA VENTA',
      'sábado, 5 de diciembre de 2026',
      '21:00 h · Apertura de puertas: 20:00 h',
      'Teatro Circo Price · Madrid, España',
      'De 25 € a 40 €',
      '948 de 1,2K vendidas',
      '79 %',
      'Con Clara del Puerto',
    ]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    const link = card.getByRole('link', { name: /^Comprar/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', 'https://entradas.example.com/faro');
    const unsaid = within(canvas.getByRole('article', { name: 'Noche de ombú' }));
    await expect(unsaid.queryByText(/vendidas/)).toBeNull();
  },
};
export const NoImage: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: answers({ concerts: [makeConcert('con_1', { venueImage: 'data:image/png;base64,AA' })] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
