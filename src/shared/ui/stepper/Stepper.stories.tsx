import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Stepper } from './index';

const step = (id: string, label: string, state: 'todo' | 'done' | 'invalid' = 'todo') => ({
  id,
  label,
  state,
});

function Stateful(props: Parameters<typeof Stepper>[0]) {
  const [current, setCurrent] = useState(props.current);
  return (
    <Stepper
      {...props}
      current={current}
      onGoTo={(id) => {
        setCurrent(id);
        props.onGoTo(id);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Nuevo lanzamiento',
    steps: [
      step('release', 'Lanzamiento', 'done'),
      step('songs', 'Canciones'),
      step('credits', 'Créditos'),
      step('review', 'Revisión'),
    ],
    current: 'songs',
    onGoTo: fn(),
  },
  argTypes: { steps: typed("{ id: string; label: string; state: 'todo' | 'done' | 'invalid' }[]") },
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      use: 'Above a form that is too long for one screen and has an order; parts without an order are Tabs.',
      do: [
        'Name each step by what is in it.',
        'Keep what was filled in when somebody goes back.',
        'Put the focus on the heading of the step that was gone to.',
      ],
      dont: ['Cut a form into steps that fits on one screen.', 'Have more than six of them.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the steps that one may go back to.' },
        { keys: 'Enter, Space', effect: 'Goes back to the step.' },
      ],
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:selected'],
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('navigation', { name: 'Nuevo lanzamiento' });
    const items = within(steps).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const GoesBack: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lanzamiento, completado' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('release');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
};

export const Variants: Story = {
  name: 'Variants: at the end',
  tags: ['state:variants', 'state:success'],
  args: {
    steps: meta.args.steps.map((each) => ({ ...each, state: 'done' as const })),
    current: 'review',
  },
};

/** Marked by an icon and a word, not only by colour. */
export const Invalid: Story = {
  tags: ['state:invalid'],
  args: {
    steps: [
      step('release', 'Lanzamiento', 'done'),
      step('songs', 'Canciones', 'invalid'),
      step('credits', 'Créditos', 'done'),
      step('review', 'Revisión'),
    ],
    current: 'review',
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Canciones, con algo por corregir' }),
    ).toHaveFocus();
    await expect(args.onGoTo).not.toHaveBeenCalled();
  },
};

export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: 'button' } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
};

const longSteps = [
  step('release', longTitle, 'done'),
  step('songs', 'Canciones y colaboraciones', 'invalid'),
  step('credits', 'Créditos de composición y producción'),
  step('review', 'Revisión'),
];

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { steps: longSteps, current: 'credits' },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paso 2 de 4 · Canciones')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Lanzamiento, completado' })).toBeVisible();
  },
};
