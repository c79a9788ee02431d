import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { Checkbox } from '.';

const meta = {
  title: 'Kit/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Recuérdame en este dispositivo' },
  parameters: {
    guide: {
      use: 'For a yes or no that is sent with a form; a setting that takes effect at once is a Switch.',
      do: ['Word it so that the tick means yes.', 'Let the whole label be pressed.'],
      dont: [
        'Tick beforehand what gives something away.',
        'Put it into a Field: it brings its own words.',
      ],
      keyboard: [{ keys: 'Space', effect: 'Ticks it, or takes the tick away.' }],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const offAndOn = () => (
  <Stack gap={2} align="start">
    <Checkbox label="Recibir novedades" />
    <Checkbox label="Recuérdame en este dispositivo" defaultChecked />
  </Stack>
);

export const Default: Story = { tags: ['state:default'] };
export const Selected: Story = { tags: ['state:selected'], args: { defaultChecked: true } };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: offAndOn,
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
  render: offAndOn,
};
export const Disabled: Story = {
  tags: ['state:disabled'],
  render: () => (
    <Stack gap={2} align="start">
      <Checkbox label="Recibir novedades" disabled />
      <Checkbox label="Recuérdame en este dispositivo" disabled defaultChecked />
    </Stack>
  ),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    label:
      'He leído y acepto los términos del servicio y la política de privacidad, y tengo al menos dieciséis años',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const TicksAndUnticks: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Recuérdame en este dispositivo' });
    await userEvent.click(canvas.getByText('Recuérdame en este dispositivo'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
