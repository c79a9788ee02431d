import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { LineChart } from './index';

const week = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const points = week.map((long) => ({ long, short: long.slice(0, 3).toLowerCase() }));
const streams = { name: 'Reproducciones', values: [412, 388, 405, 431, 612, 790, 655] };
const before = { name: 'La semana anterior', values: [390, 401, 377, 420, 540, 702, 610] };
const data = { pointName: 'Día', points, series: [streams] };

const meta = {
  title: 'Figures/Charts/Line chart',
  component: LineChart,
  args: {
    title: 'El fin de semana suma cuatro de cada diez reproducciones',
    data,
    format: (value: number) => formatNumber(value, 'es'),
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

const pointsOfLines = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg[preserveAspectRatio="none"] path')].map(
    (path) => path.getAttribute('d')?.split(/[ML]/).filter(Boolean).length,
  );

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
const soFar = 'hoy, hasta las 14:00';

// Proves figures: Today is no part of a line: a hollow dot with its word
/**
 * The line ends with the last whole day; today is a labelled hollow dot, and the comparison is
 * whole.
 */
export const Unfinished: Story = {
  tags: ['state:variants'],
  args: {
    title: 'Más que la semana anterior',
    data: {
      ...data,
      series: [
        { ...streams, values: [412, 388, 405, 431, 612, 790, 61] },
        { ...before, isWhole: true },
      ],
      unfinished: soFar,
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(pointsOfLines(canvasElement)).toEqual([6, 7]);
    await expect(canvasElement.querySelectorAll('[data-unfinished]')).toHaveLength(1);
    await expect(canvas.getByText(soFar, { selector: 'li' })).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      `Domingo (${soFar}): Reproducciones 61, La semana anterior 610`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('row', { name: `Domingo (${soFar}) 61 610` })).toBeVisible();
  },
};
// Proves figures: Before the first count of today nothing is drawn
/** Before the day's first count nothing is drawn, and no 0 is read out. */
export const NothingYet: Story = {
  tags: ['state:variants'],
  args: {
    title: 'El sábado fue el mejor día',
    data: {
      ...data,
      series: [{ ...streams, values: [412, 388, 405, 431, 612, 790, 0] }],
      unfinished: soFar,
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(pointsOfLines(canvasElement)).toEqual([6]);
    await expect(canvasElement.querySelector('[data-unfinished]')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      `Domingo (${soFar}): Reproducciones nada todavía`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(
      canvas.getByRole('row', { name: `Domingo (${soFar}) nada todavía` }),
    ).toBeVisible();
  },
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
