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
    const control = canvas.getByRole('switch', { name: 'Igualar el volumen' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(evenLoudness.read()).toBe(false);
  },
};
