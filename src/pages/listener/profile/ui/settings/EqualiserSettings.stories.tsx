import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { equaliser } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import { EqualiserSettings } from './EqualiserSettings';
import { SettingsCard } from './SettingsCard';

const bass = [6, 4, 1, 0, 0, 0];

const meta = {
  title: 'Music/Account/Equaliser',
  component: EqualiserSettings,
  parameters: { address: '/profile?tab=profile', state: signedIn() },
  render: () => (
    <SettingsCard title="Sonido">
      <EqualiserSettings />
    </SettingsCard>
  ),
  beforeEach: () => () => equaliser.clear(),
} satisfies Meta<typeof EqualiserSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves player: The equaliser
export const TurnedOff: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Ecualizador', checked: false })).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const TurnedOn: Story = {
  tags: ['state:pressed'],
  beforeEach: () => equaliser.write({ isOn: true, gains: bass }),
};

export const Narrow: Story = {
  ...TurnedOn,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** An iPhone leaves the volume of a page as it is. */
export const Impossible: Story = {
  tags: ['state:disabled'],
  beforeEach: () => {
    const volume = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume');
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
      configurable: true,
      get: () => 1,
      set: () => {},
    });
    equaliser.write({ isOn: true, gains: bass });
    return () => volume && Object.defineProperty(HTMLMediaElement.prototype, 'volume', volume);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Ecualizador' })).toBeDisabled();
    await expect(canvas.getByText(/iPhone/)).toBeVisible();
  },
};

// Proves player: The equaliser
export const Tuned: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const preset = canvas.getByRole('combobox', { name: 'Ajuste' });
    await expect(preset).toHaveDisplayValue('Plano');
    await userEvent.selectOptions(preset, 'Graves');
    await expect(equaliser.read()).toEqual({ isOn: true, gains: bass });

    const slider = canvas.getByRole('slider', { name: '2,4 kHz' });
    // Simulated keys do not move a range input.
    await fireEvent.change(slider, { target: { value: '-3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '-3 dB');
    await expect(canvas.getByRole('slider', { name: '60 Hz' })).toHaveAttribute(
      'aria-valuetext',
      '+6 dB',
    );
    await expect(preset).toHaveDisplayValue('A tu medida');

    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await expect(preset).toHaveDisplayValue('Plano');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 dB');

    await userEvent.selectOptions(preset, 'Voz');
    await userEvent.click(canvas.getByRole('switch', { name: 'Ecualizador' }));
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Ecualizador' }));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Voz');
  },
};
