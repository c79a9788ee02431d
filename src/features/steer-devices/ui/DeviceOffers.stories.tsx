import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { dismissAllToasts, ToastRegion } from '@/shared/ui/toast';
import { own, phone, playingOn, showPlayer } from '../testing/show-player';
import { DeviceOffers } from './DeviceOffers';

const meta = {
  title: 'Music/Player/Device offers',
  component: DeviceOffers,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '160px' } },
    guide: {
      use: 'Once in the player: offers to go on here with what another device plays or left.',
      do: ['Wait until the devices that are there have said so.'],
      dont: ['Play by itself.'],
      keyboard: [{ keys: 'F8', effect: 'Leads to the button of the message.' }],
    },
  },
} satisfies Meta<typeof DeviceOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = (player: Parameters<typeof showPlayer>[0]) => () => {
  const forget = showPlayer(player);
  return () => {
    forget();
    dismissAllToasts();
  };
};

export const Left: Story = {
  tags: ['state:default'],
  beforeEach: begin({ devices: [own, phone], playing: playingOn('phone', false) }),
  play: async () => {
    const text = '«Luna de ámbar» se quedó en Chrome · Android.';
    await expect(await screen.findByText(text, {}, { timeout: 4_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Seguir aquí' })).toBeVisible();
  },
};

export const Sounds: Story = {
  tags: ['state:variants'],
  beforeEach: begin({ devices: [own, phone], playing: playingOn('phone') }),
  play: async () => {
    const text = '«Luna de ámbar» suena en Chrome · Android.';
    await expect(await screen.findByText(text, {}, { timeout: 4_000 })).toBeVisible();
  },
};

export const Here: Story = {
  tags: ['state:empty'],
  beforeEach: begin({ devices: [own, phone], playing: playingOn('own') }),
};
