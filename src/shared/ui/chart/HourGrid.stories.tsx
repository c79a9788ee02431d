import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { formatNumber } from '@/shared/lib/format';
import { HourGrid } from './index';

const days = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const slots = ['0–3', '3–6', '6–9', '9–12', '12–15', '15–18', '18–21', '21–24'];
const early = [30, 12, 96, 120, 140, 150, 210, 180];
const data = {
  pointName: 'Día',
  points: days.map((long) => ({ long, short: long.slice(0, 3).toLowerCase() })),
  series: slots.map((name, index) => ({
    name,
    values: days.map((_, day) => Math.round((early[index] ?? 0) * (day > 3 ? 1.6 : 1) + day * 4)),
  })),
};

const meta = {
  title: 'Figures/Charts/Hour grid',
  component: HourGrid,
  args: {
    title: 'Te escuchan sobre todo los viernes y sábados por la noche',
    data,
    format: (value: number) => `${formatNumber(value, 'es')} reproducciones`,
    empty: 'Todavía no hay escuchas en estos días.',
  },
  parameters: {
    guide: {
      use: 'For the hours of a week at which something happens.',
      do: ['Take a handful of parts of the day: twenty-four are too many for a phone.'],
      dont: ['Compare two weeks with it: a line says that better.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the switch to the table, then the grid.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Goes from hour to hour, row by row.' },
        { keys: 'Escape', effect: 'Puts the value away.' },
      ],
    },
  },
} satisfies Meta<typeof HourGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Domingo, 21–24: 312 reproducciones',
    ),
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => {
    const ground = canvas.getByRole('slider').parentElement as HTMLElement;
    const { left, top, width, height } = ground.getBoundingClientRect();
    const coords = { clientX: left + width * 0.3, clientY: top + height * 0.99 };
    await userEvent.pointer({ target: ground, coords });
    await expect(within(ground).getByText('Domingo, 6–9')).toBeVisible();
    await expect(within(ground).getByText('178 reproducciones')).toBeVisible();
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
  play: async ({ canvas }) => {
    const walk = canvas.getByRole('slider');
    walk.focus();
    await fireEvent.change(walk, { target: { value: '9' } });
    await expect(walk).toHaveAttribute('aria-valuetext', 'Martes, 3–6: 16 reproducciones');
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    data: {
      ...data,
      series: data.series.map(({ name }, index) => ({
        name,
        values: days.map((_, day) => [0, 1, null, 2_147_483_647][(day + index) % 4] ?? null),
      })),
    },
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'small' } } };
