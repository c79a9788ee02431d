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

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Mostrar mi actividad' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Otras personas ven lo que escuchas.');
    await userEvent.click(canvas.getByText('Mostrar mi actividad'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Switch label="Encendido" checked onChange={fn()} />
      <Switch label="Apagado" checked={false} onChange={fn()} />
      <Switch label="Guardando" hint="Espera un momento" checked isBusy onChange={fn()} />
      <Switch label="No disponible" checked disabled onChange={fn()} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Avisarme cuando alguien a quien sigo publique una playlist nueva o cambie una suya',
    hint: 'Te lo contamos en la aplicación y, si lo tienes activado, también por correo electrónico una vez a la semana como mucho.',
    checked: true,
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const TakesNothingWhileBusy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Turned() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Correo electrónico" checked={isOn} onChange={setIsOn} />;
}

export const TurnsWithTheKeyboard: Story = {
  render: () => <Turned />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
