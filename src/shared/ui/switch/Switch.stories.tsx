import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { Switch } from './Switch';

const meta = {
  title: 'Kit/Forms/Switch',
  component: Switch,
  args: {
    label: 'Mostrar mi actividad',
    hint: 'Otras personas ven lo que escuchas.',
    checked: false,
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'For a setting that takes effect at once; where a form is sent later, take a Checkbox.',
      do: [
        'Name what is on: «Mostrar mi actividad».',
        'Say in the hint what that means for the person.',
        'Set isBusy while the change is on its way, and turn it back with a toast if it fails.',
      ],
      dont: [
        'Word it as a question or as a denial: «No mostrar…» is hard to turn off.',
        'Put a button to save below it.',
      ],
      pictures: {
        do: () => <Switch label="Mostrar mi actividad" checked onChange={() => {}} />,
        dont: () => <Switch label="No mostrar mi actividad" checked={false} onChange={() => {}} />,
      },
      keyboard: [{ keys: 'Space, Enter', effect: 'Turns it on or off.' }],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

const offAndOn = () => (
  <Stack gap={4}>
    <Switch label="Apagado" checked={false} onChange={fn()} />
    <Switch label="Encendido" checked onChange={fn()} />
  </Stack>
);

export const Default: Story = { tags: ['state:default'] };
export const Selected: Story = { tags: ['state:selected'], args: { checked: true } };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: offAndOn,
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
  render: offAndOn,
};
export const Disabled: Story = {
  tags: ['state:disabled'],
  render: () => (
    <Stack gap={4}>
      <Switch label="Apagado" checked={false} disabled onChange={fn()} />
      <Switch label="Encendido" hint="No disponible" checked disabled onChange={fn()} />
    </Stack>
  ),
};

/** It keeps its focus and ignores further changes. */
export const Pending: Story = {
  tags: ['state:pending'],
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: {
    label: 'Avisarme cuando alguien a quien sigo publique una playlist nueva o cambie una suya',
    hint: 'Te lo contamos en la aplicación y, si lo tienes activado, también por email una vez a la semana como mucho.',
    checked: true,
  },
};

function Turned() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Email" checked={isOn} onChange={setIsOn} />;
}

export const TurnsWithTheKeyboard: Story = {
  tags: ['no-photo'],
  render: () => <Turned />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const TurnsByItsLabel: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Mostrar mi actividad' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Otras personas ven lo que escuchas.');
    await userEvent.click(canvas.getByText('Mostrar mi actividad'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
