import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus } from '@/shared/testing';
import { own, phone, playingOn, showPlayer } from '../testing/show-player';
import { DevicesButton } from './DevicesButton';

const meta = {
  title: 'Music/Player/Devices button',
  component: DevicesButton,
  beforeEach: () => showPlayer({}),
  parameters: {
    state: signedIn(),
    guide: {
      use: 'In the player of a signed-in user; a dot says that another device sounds.',
      do: ['Load it after the player.'],
      dont: ['Show it to visitors.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the devices.' }],
    },
  },
} satisfies Meta<typeof DevicesButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => showFocus(await screen.findByRole('button')),
};

export const SoundsElsewhere: Story = {
  tags: ['state:selected'],
  beforeEach: () => showPlayer({ devices: [own, phone], playing: playingOn('phone') }),
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispositivos' }));
    await expect(await screen.findByRole('dialog', { name: 'Dispositivos' })).toBeVisible();
  },
};
