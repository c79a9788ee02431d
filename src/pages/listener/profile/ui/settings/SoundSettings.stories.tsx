import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { evenLoudness } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import { SoundSettings } from './SoundSettings';

const meta = {
  title: 'Music/Account/Sound',
  component: SoundSettings,
  parameters: { address: '/profile?tab=profile', state: signedIn() },
  beforeEach: () => evenLoudness.clear,
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
    await expect(canvas.getByRole('switch', { checked: false })).toBeVisible();
    await expect(evenLoudness.read()).toBe(false);
  },
};
