import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Artwork } from '@/shared/ui/artwork';
import { PlayButton } from '@/shared/ui/play-button';
import { Tile } from './Tile';

const meta = {
  title: 'Kit/Content/Tile',
  component: Tile,
  args: {
    artwork: <Artwork src="/api/images/playlist/pls_sal" seed="pls_sal" sizes="68px" />,
    title: 'Sal y viento',
    to: '/playlist/pls_sal',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sal y viento' })).toHaveAttribute(
      'href',
      '/playlist/pls_sal',
    );
  },
};

export const Playing: Story = {
  args: { action: <PlayButton label="Pausar Sal y viento" isPlaying size="small" /> },
};

export const LongText: Story = {
  args: { title: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
};
