import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Heart, ListMusic, Users } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { Sparkline } from '@/shared/ui/chart';
import { Change, StatCard, StatCardGrid } from '../index';

const meta = {
  title: 'Figures/Numbers/Stat card',
  component: StatCard,
  subcomponents: { StatCardGrid, Change },
  parameters: {
    guide: {
      use: 'A figure that a person looks at first, beside two or more others (Stat card grid); a table holds the rest.',
      do: [
        'Format the figure for the language before you give it.',
        'Give a Change as its detail, which says what it is compared with.',
        'Define it: what counts, for whom, and in which days.',
      ],
      dont: ['Show more than eight.', 'Tell good from bad by colour alone.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the button behind which the definition is.' },
        { keys: 'Enter', effect: 'Shows or hides it.' },
      ],
    },
  },
  args: { icon: <Clock size={20} />, label: 'Horas escuchadas', value: '1.247' },
  render: (args) => (
    <StatCardGrid label="Tus cifras">
      <StatCard {...args} />
    </StatCardGrid>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Horas escuchadas');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1.247');
  },
};

export const WithDetail: Story = {
  tags: ['state:variants'],
  args: { detail: '12 % más que el mes pasado' },
};

const changes = [
  { now: 1_247, former: 1_100 },
  { now: 1_000, former: 1_250 },
  { now: 5_040, former: 5_000 },
  { now: 40, former: 40 },
  { now: 12, former: 0 },
  { now: 12, former: null },
];
/** Without an earlier figure there is no percentage. */
export const Changes: Story = {
  tags: ['state:variants'],
  render: () => (
    <StatCardGrid label="Tus cifras">
      {changes.map(({ now, former }) => (
        <StatCard
          key={former}
          label="Oyentes"
          value={formatNumber(now, 'es')}
          detail={<Change now={now} then={former} before="los 28 días anteriores" />}
        />
      ))}
    </StatCardGrid>
  ),
  play: async ({ canvas }) => {
    const details = canvas.getAllByText(/los 28 días anteriores/);
    await expect(details.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      '13 % más que en los 28 días anteriores',
      '20 % menos que en los 28 días anteriores',
      '0,8 % más que en los 28 días anteriores',
      'Igual que en los 28 días anteriores',
      'Frente a 0 en los 28 días anteriores',
      'Sin datos de los 28 días anteriores',
    ]);
  },
};

export const WithTrend: Story = {
  tags: ['state:variants'],
  args: {
    value: '48.210',
    trend: <Sparkline values={[310, 342, 298, 365, 402, 388, 451, 447, 502, 489, 530, 561]} />,
    detail: <Change now={48_210} then={40_100} before="los 28 días anteriores" />,
  },
};

export const Defined: Story = {
  tags: ['state:open', 'state:focus'],
  args: {
    label: 'Oyentes mensuales',
    value: '12.480',
    detail: <Change now={12_480} then={11_900} before="los 28 días anteriores" />,
    definition:
      'Personas distintas que escucharon al menos una canción tuya 30 segundos en los últimos 28 días (UTC).',
  },
  play: async ({ canvas }) => {
    const how = canvas.getByRole('button', { name: 'Cómo se cuenta: Oyentes mensuales' });
    await expect(how).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(how).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(how).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Personas distintas/)).toBeVisible();
  },
};

export const FourInARow: Story = {
  tags: ['state:default', 'state:narrow'],
  render: () => (
    <StatCardGrid label="Tus cifras">
      <StatCard icon={<Clock size={20} />} label="Horas escuchadas" value="1.247" />
      <StatCard icon={<Heart size={20} />} label="Canciones que te gustan" value="342" />
      <StatCard icon={<Users size={20} />} label="Seguidores" value="0" />
      <StatCard icon={<ListMusic size={20} />} label="Playlists" value="1" />
    </StatCardGrid>
  ),
};

/** The first figure leads; the others are one line. */
export const WithLead: Story = {
  tags: ['state:variants', 'state:narrow'],
  render: () => (
    <StatCardGrid label="Tus cifras" hasLead>
      <StatCard
        label="Oyentes mensuales"
        value="84.620"
        detail={<Change now={84_620} then={75_500} before="los 28 días anteriores" />}
        definition="Personas distintas."
      />
      <StatCard label="Reproducciones" value="412.030" />
      <StatCard label="Seguidores" value="12.480" />
      <StatCard label="Ganancias del mes" value="1.240,50 €" />
    </StatCardGrid>
  ),
  play: async ({ canvas }) => {
    const size = (value: string) => parseFloat(getComputedStyle(canvas.getByText(value)).fontSize);
    await expect(size('84.620')).toBeGreaterThan(size('412.030'));
  },
};

/** A phone shows three counts or shares per line; a definition lies above them. */
export const ShortNarrow: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <StatCardGrid label="Tus cifras" hasShortValues>
      <StatCard label="Vuelven" value="95 %" definition="Oyentes que volvieron." />
      <StatCard label="Saltos" value="13 %" definition="Canciones que se saltaron." />
      <StatCard label="Guardan" value="1,1 %" definition="Oyentes que la guardaron." />
    </StatCardGrid>
  ),
  play: async ({ canvas }) => {
    const getTop = (value: string) => canvas.getByText(value).getBoundingClientRect().top;
    await expect(getTop('1,1 %')).toBe(getTop('95 %'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cómo se cuenta: Vuelven' }));
    await expect(canvas.getByText('Oyentes que volvieron.')).toBeVisible();
    await expect(getTop('13 %')).toBe(getTop('95 %'));
    // Closes by Escape too, but only a real key reaches the browser's popover.
    await userEvent.click(canvas.getByRole('button', { name: 'Cómo se cuenta: Vuelven' }));
    await waitFor(() => expect(canvas.queryByText('Oyentes que volvieron.')).toBeNull());
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  args: {
    label: 'Personas que guardaron alguna de tus canciones durante los últimos treinta días',
    value: '1.234.567.890',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};
