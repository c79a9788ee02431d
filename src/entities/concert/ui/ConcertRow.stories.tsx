import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { findsText, longName, longTitle } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { makeUpcomingConcert } from '../testing/make-concert';
import { ConcertRow } from './ConcertRow';

const meta = {
  title: 'Music/Promotion/Concert row',
  component: ConcertRow,
  args: { concert: makeUpcomingConcert('con_1') },
  parameters: {
    guide: {
      use: 'A concert as fans find it: on the page of its artist, and in the preview of the form that makes it.',
      do: ['Give it the concert by the clock of its venue.', 'Leave it as wide as its place is.'],
      dont: ['Show a presale code to anybody who is not in the fan club.'],
      keyboard: [{ keys: 'Tab', effect: 'Reaches its buttons, then the way to its tickets.' }],
    },
  },
} satisfies Meta<typeof ConcertRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  args: { actions: <Button size="small">Guardar en el calendario</Button> },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('article', { name: 'Gira del faro' }));
    await expect(row.getByText(/21:00 h, hora local/)).toBeVisible();
    await expect(row.getByText('De 25 € a 40 € · +18')).toBeVisible();
    const link = row.getByRole('link', { name: /^Comprar entradas de Gira del faro/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const SoldOut: Story = {
  tags: ['state:variants'],
  args: { concert: makeUpcomingConcert('con_1', { status: 'sold_out' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AGOTADO')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Presale: Story = {
  tags: ['state:selected'],
  args: { concert: makeUpcomingConcert('con_1', { fanClubPresale: true, presaleCode: 'FARO-1' }) },
  play: findsText('Tu código de preventa: FARO-1'),
};
export const NoImage: Story = {
  tags: ['state:no-image'],
  args: { concert: makeUpcomingConcert('con_1', { venueImage: 'data:image/png;base64,AA' }) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    concert: makeUpcomingConcert('con_1', {
      title: `${longTitle} <b>مرحبا</b>`,
      venue: longName,
      city: longName,
      supportingActs: [longName, longTitle],
    }),
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
