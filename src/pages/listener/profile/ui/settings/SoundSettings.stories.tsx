import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { crossFade, evenLoudness } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import { SoundSettings } from './SoundSettings';

const meta = {
  title: 'Music/Account/Sound',
  component: SoundSettings,
  parameters: { address: '/profile?tab=profile', state: signedIn() },
  beforeEach: () => () => {
    evenLoudness.clear();
    crossFade.clear();
  },
} satisfies Meta<typeof SoundSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves player: Loud songs are lowered
export const TurnedOff: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Igualar el volumen', checked: true }),
    );
    await expect(
      canvas.getByRole('switch', { name: 'Igualar el volumen', checked: false }),
    ).toBeVisible();
    await expect(evenLoudness.read()).toBe(false);
  },
};

// Proves player: Songs fade into each other
export const Fading: Story = {
  play: async ({ canvas }) => {
    const seconds = canvas.getByRole('combobox', { name: 'Fundir las canciones' });
    await expect(seconds).toHaveDisplayValue('Sin fundido');
    await userEvent.selectOptions(seconds, '6 segundos');
    await expect(crossFade.read()).toBe(6);
    await userEvent.selectOptions(seconds, 'Sin fundido');
    await expect(crossFade.read()).toBe(0);
  },
};
