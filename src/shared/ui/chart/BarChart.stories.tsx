import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { BarChart } from './index';

const week = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const points = week.map((long) => ({ long, short: long.slice(0, 3).toLowerCase() }));
const streams = { name: 'Reproducciones', values: [412, 388, 405, 431, 612, 790, 655] };
const before = { name: 'La semana anterior', values: [390, 401, 377, 420, 540, 702, 610] };
const data = { pointName: 'Día', points, series: [streams] };

const meta = {
  title: 'Figures/Charts/Bar chart',
  component: BarChart,
  args: {
    title: 'El fin de semana suma cuatro de cada diez reproducciones',
    data,
    format: (value: number) => formatNumber(value, 'es'),
    empty: 'Nadie ha escuchado tu música en estos días. Lo que suene hoy estará aquí en un minuto.',
  },
  parameters: {
    guide: {
      use: 'For amounts of a few days, months or places that are compared with one another.',
      do: [
        'Say as the title what the chart shows, in a sentence.',
        'Stack series only where their sum means something.',
      ],
      dont: ['Use it where one number would say the same.', 'Draw more than four series.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the switch to the table, then the chart.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Goes from point to point and speaks each one.' },
        { keys: 'Home End', effect: 'Goes to the first and the last point.' },
        { keys: 'Escape', effect: 'Puts the values of the point away.' },
      ],
    },
  },
} satisfies Meta<typeof BarChart>;

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
/** A fixed end of the axis makes several charts comparable. */
export const AgreedScale: Story = {
  tags: ['state:variants'],
  args: { top: 900 },
  play: findsText('900'),
};
export const Variants: Story = {
  tags: ['forced-colours', 'state:variants'],
  render: (args) => (
    <Stack gap={10}>
      <BarChart
        {...args}
        title="Más que la semana anterior, salvo el martes"
        data={{ ...data, series: [streams, before] }}
      />
      <BarChart
        {...args}
        isStacked
        title="Las playlists traen la mitad"
        data={{
          ...data,
          series: [
            { name: 'Playlists', values: [210, 190, 205, 220, 300, 400, 330] },
            { name: 'Tu página', values: [120, 110, 130, 121, 200, 240, 205] },
            { name: 'Búsqueda', values: [82, 88, 70, 90, 112, 150, 120] },
          ],
        }}
      />
      <BarChart
        {...args}
        title="El domingo sigue"
        data={{ ...data, unfinished: 'hoy, hasta las 14:00' }}
      />
      <BarChart
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
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('input[type=range]')?.parentElement;
    if (!ground) throw new Error('There is no ground.');
    const { left, top, width, height } = ground.getBoundingClientRect();
    const clientX = left + width * 0.8;
    await userEvent.pointer({ target: ground, coords: { clientX, clientY: top + height / 2 } });
    await expect(within(ground).getByText('Sábado')).toBeVisible();
    await expect(within(ground).getByText('790')).toBeVisible();
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
  play: async ({ canvas }) => {
    const walk = canvas.getByRole('slider');
    const ground = within(walk.parentElement as HTMLElement);
    walk.focus();
    // As the browser does at the arrow keys.
    await fireEvent.change(walk, { target: { value: '0' } });
    await expect(walk).toHaveAttribute('aria-valuetext', 'Lunes: Reproducciones 412');
    await fireEvent.change(walk, { target: { value: '1' } });
    await expect(walk).toHaveAttribute('aria-valuetext', 'Martes: Reproducciones 388');
    await expect(ground.getByText('388')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(ground.queryByText('388')).not.toBeInTheDocument();
    await fireEvent.change(walk, { target: { value: '2' } });
    await expect(ground.getByText('405')).toBeVisible();
  },
};
export const AsTable: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla', pressed: false }));
    await expect(
      canvas.getByRole('button', { name: 'Ver como tabla', pressed: true }),
    ).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Reproducciones' })).toBeVisible();
    const [, monday] = canvas.getAllByRole('row');
    await expect(monday).toHaveTextContent('Lunes412');
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    title: 'Reproducciones por día',
    data: { ...data, series: [{ ...streams, values: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nadie ha escuchado/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'small' } },
  args: {
    title:
      'Siete de cada diez personas que te escuchan por primera vez vuelven antes de que termine la semana',
    data: {
      ...data,
      points: week.map((long) => ({ long: `${long}, día de la gran fiesta mayor` })),
      series: [{ ...streams, name: 'Reproducciones que se contaron hasta la medianoche' }],
    },
  },
};
