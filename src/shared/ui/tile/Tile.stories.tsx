import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Artwork } from '@/shared/ui/artwork';
import { PlayButton } from '@/shared/ui/play-button';
import { Tile } from './Tile';

const play = fn();

const meta = {
  title: 'Kit/Content/Tile',
  component: Tile,
  args: {
    artwork: <Artwork src="/api/images/playlist/pls_sal" seed="pls_sal" sizes="68px" />,
    title: 'Sal y viento',
    to: '/playlist/pls_sal',
    action: (
      <PlayButton label="Reproducir Sal y viento" isPlaying={false} size="small" onClick={play} />
    ),
  },
  parameters: {
    guide: {
      use: 'For shortcuts to what somebody opens often, several beside one another in a Grid of tiles; to discover something, take a Media card.',
      do: ['Show six to eight at most.', 'Take the small play button.'],
      dont: [
        'Add a second line: a tile is a name and a picture.',
        'Use it for people: their round pictures do not fit.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the tile, then its play button, which then shows.' },
        { keys: 'Enter', effect: 'Opens the screen, or plays.' },
        { keys: 'Space', effect: 'On the play button: plays or pauses.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sal y viento' })).toHaveAttribute(
      'href',
      '/playlist/pls_sal',
    ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
};
export const Selected: Story = {
  tags: ['state:selected'],
  args: { action: <PlayButton label="Pausar Sal y viento" isPlaying size="small" /> },
};
export const Drawn: Story = {
  tags: ['state:no-image'],
  args: { artwork: <Artwork src={null} seed="pls_sal" sizes="68px" /> },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { title: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
};

export const PlaysFromTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    play.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sal y viento' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(play).toHaveBeenCalledOnce();
  },
};
