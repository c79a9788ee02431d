import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { LineChart } from './index';

const week = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const points = week.map((long) => ({ long, short: long.slice(0, 3).toLowerCase() }));
const streams = { name: 'Reproducciones', values: [412, 388, 405, 431, 612, 790, 655] };
const before = { name: 'La semana anterior', values: [390, 401, 377, 420, 540, 702, 610] };
const data = { pointName: 'Día', points, series: [streams] };

const meta = {
  title: 'Kit/Charts/Line chart',
  component: LineChart,
  args: {
    title: 'El fin de semana suma cuatro de cada diez reproducciones',
    data,
    format: (value: number) => formatNumber(value, 'es'),
    formatTick: (value: number) => formatCount(value, 'es'),
    empty: 'Nadie ha escuchado tu música en estos días. Lo que suene hoy estará aquí en un minuto.',
  },
  parameters: {
    guide: {
      use: 'For how something went over many days, and against the days before.',
      do: [
        'Say as the title what the chart shows, in a sentence.',
        'Give the comparison as the second series: it is dashed and quieter.',
      ],
      dont: [
        'Join places or names with a line: those are bars.',
        'Write 0 where nothing was counted: null leaves a gap.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the switch to the table, then the chart.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Goes from point to point and speaks each one.' },
        { keys: 'Home End', effect: 'Goes to the first and the last point.' },
        { keys: 'Escape', effect: 'Puts the values of the point away.' },
      ],
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: meta.args.title })).toBeVisible();
    const walk = canvas.getByRole('slider', { name: /El fin de semana/ });
    await expect(walk).toHaveAttribute('aria-valuetext', 'Domingo: Reproducciones 655');
  },
};
export const Variants: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Stack gap={10}>
      <LineChart
        {...args}
        title="Más que la semana anterior, salvo el martes"
        data={{ ...data, series: [streams, before] }}
      />
      <LineChart
        {...args}
        title="El domingo sigue"
        data={{ ...data, series: [streams, before], unfinished: 'hasta las 14:00' }}
      />
      <LineChart
        {...args}
        title="El miércoles y el viernes no se contó"
        data={{ ...data, series: [{ ...streams, values: [412, 388, null, 431, null, 790, 655] }] }}
      />
      <LineChart
        {...args}
        title="Un solo día"
        data={{
          pointName: 'Día',
          points: [{ long: 'Lunes' }],
          series: [{ name: 'Reproducciones', values: [3] }],
        }}
      />
    </Stack>
  ),
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    title: 'De nada a miles de millones',
    data: {
      ...data,
      series: [{ ...streams, values: [0, 1, null, 999, 1_000_000, 2_147_483_647, 12] }],
    },
  },
  play: async ({ canvas }) => {
    const walk = canvas.getByRole('slider');
    walk.focus();
    await fireEvent.change(walk, { target: { value: '2' } });
    await expect(walk).toHaveAttribute('aria-valuetext', 'Miércoles: Reproducciones sin datos');
  },
};
