import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '@/shared/ui/stack';
import { Artwork } from './Artwork';

const meta = {
  title: 'Kit/Content/Artwork',
  component: Artwork,
  args: { src: '/api/images/album/alb_luna', seed: 'alb_luna', sizes: '200px' },
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

export const Default: Story = {};

export const Shapes: Story = {
  render: (args) => (
    <Inline gap={4}>
      {(['square', 'thumb', 'round', 'wide'] as const).map((shape) => (
        <div key={shape} style={{ inlineSize: 160, flexShrink: 0 }}>
          <Artwork {...args} shape={shape} />
        </div>
      ))}
    </Inline>
  ),
};

export const DrawnArt: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 120px)', gap: 16 }}>
      {Array.from({ length: 24 }, (_, index) => (
        <Artwork key={index} src={null} seed={`semilla-${index * 7}`} sizes="120px" />
      ))}
    </div>
  ),
};

export const BrokenImage: Story = {
  args: { src: '/api/images/album/rota', alt: 'Portada de Luna de ámbar' },
  parameters: { msw: [http.get('*/api/images/album/rota', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    const art = await canvas.findByRole('img', { name: 'Portada de Luna de ámbar' });
    await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
    await expect(art).toBeDefined();
  },
};
