import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { findsText, typed } from '@/shared/testing';
import { PartList } from './index';

const percent = new Intl.NumberFormat('es', { style: 'percent' });

const meta = {
  title: 'Figures/Charts/Part list',
  component: PartList,
  argTypes: { parts: typed('{ name: string; value: number }[]') },
  args: {
    title: 'Seis de cada diez oyentes están en España',
    partName: 'País',
    valueName: 'Oyentes',
    shareName: 'Parte',
    parts: [
      { name: 'España', value: 6_204 },
      { name: 'México', value: 2_110 },
      { name: 'Argentina', value: 1_020 },
      { name: 'Chile', value: 480 },
      { name: 'Otros', value: 186 },
    ],
    format: (value: number) => formatNumber(value, 'es'),
    formatShare: (share: number) => percent.format(share),
    empty: 'Todavía no hay oyentes en estos días.',
  },
  parameters: {
    guide: {
      use: 'For the parts of a whole: countries, devices, ages, sources.',
      do: ['Put the largest first, and what is left over last.'],
      dont: ['Cut the list without a line for the rest, or without the total.'],
      keyboard: [{ keys: 'Tab', effect: 'Reaches the switch to the table.' }],
    },
  },
} satisfies Meta<typeof PartList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours', 'state:default'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/España6\.?204\s?62\s%/);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('row', { name: /Chile 480 5\s%/ })).toBeVisible();
  },
};
export const OfATotal: Story = {
  args: { total: 100_000 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/6\s%$/);
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  args: { title: 'Países', parts: [] },
  play: findsText('Todavía no hay oyentes en estos días.'),
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    parts: [
      { name: 'España', value: 2_147_483_647 },
      { name: 'México', value: 1 },
      { name: 'Chile', value: 0 },
    ],
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'small' } },
  args: {
    title:
      'Casi todas las personas que te escuchan lo hacen desde las playlists que hicieron ellas mismas',
    parts: [
      { name: 'Playlists que hicieron las propias personas que te escuchan', value: 18_204_110 },
      { name: 'San Vicente y las Granadinas', value: 12 },
    ],
  },
};
