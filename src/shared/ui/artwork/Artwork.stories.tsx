import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { Artwork } from './Artwork';
import * as styles from './Artwork.css';

const meta = {
  title: 'Kit/Content/Artwork',
  component: Artwork,
  argTypes: { shape: toArgType(styles.shape) },
  args: { src: '/api/images/album/alb_luna', seed: 'alb_luna', sizes: '200px' },
  parameters: {
    guide: {
      use: 'For every cover, portrait and banner: it keeps its room while the file comes, and draws its own picture where there is none.',
      do: [
        'Leave alt empty where the thing is named beside the picture.',
        'Give the id of the thing as seed: the same thing always gets the same picture.',
        'Say in sizes how wide it is in the layout, so that the smallest fitting file is fetched.',
      ],
      dont: [
        'Round the corners yourself: the shapes do, and they are the same everywhere.',
        'Lay text on it without the ground that the headers use.',
      ],
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Artwork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline gap={4} isWrapping>
      {(['square', 'thumb', 'round', 'wide'] as const).map((shape) => (
        <div key={shape} style={{ inlineSize: 160, flexShrink: 0 }}>
          <Named name={shape}>
            <Artwork {...args} shape={shape} />
          </Named>
        </div>
      ))}
    </Inline>
  ),
};

/** Without a file it draws the same art for the same item. */
export const DrawnArt: Story = {
  tags: ['state:no-image'],
  render: () => (
    <div
      style={{
        display: 'grid',
        inlineSize: 'min(800px, 90vw)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 16,
      }}
    >
      {Array.from({ length: 24 }, (_, index) => (
        <Artwork key={index} src={null} seed={`semilla-${index * 7}`} sizes="120px" />
      ))}
    </div>
  ),
};

const requested = fn();

// Proves failures: A picture comes back with the network
export const BackWithTheNetwork: Story = {
  tags: ['no-photo'],
  args: { src: '/api/images/album/lejos', alt: 'Portada de Luna de ámbar' },
  beforeEach: () => void requested.mockClear(),
  parameters: {
    msw: [
      http.get('*/api/images/album/lejos', () => {
        requested();
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
    await expect(requested).toHaveBeenCalledTimes(1);
    await waitFor(async () => {
      // It listens only after it is drawn.
      dispatchEvent(new Event('online'));
      await expect(requested.mock.calls.length).toBeGreaterThan(1);
    });
  },
};

export const BrokenImage: Story = {
  tags: ['state:no-image'],
  args: { src: '/api/images/album/rota', alt: 'Portada de Luna de ámbar' },
  parameters: { msw: [http.get('*/api/images/album/rota', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    const art = await canvas.findByRole('img', { name: 'Portada de Luna de ámbar' });
    await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
    await expect(art).toBeDefined();
  },
};
