import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { marqueeAssetKinds } from '@/shared/contract/marquee-limits.ts';
import { typed } from '@/shared/testing';
import { makeMarqueeFile } from '../testing/make-marquee';
import { MarqueeFiles } from './MarqueeFiles';

const meta = {
  title: 'Work/Promotion/Marquee files (archivos)',
  component: MarqueeFiles,
  argTypes: { files: typed('MarqueeFile[]') },
  args: { files: marqueeAssetKinds.map(makeMarqueeFile) },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/marquee/:id/image', () =>
          HttpResponse.text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#7a2e5d" d="M0 0h1v1H0z"/></svg>',
            { headers: { 'content-type': 'image/svg+xml' } },
          ),
        ),
      ],
    },
    guide: {
      use: 'For the files that an artist uploaded with a campaign, for the artist and for the admin.',
      do: ['Show the picture itself where listeners see it: in the sponsored look.'],
      dont: ['Play a video or a sound that nobody asked for.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the file in a new tab.' }],
    },
  },
} satisfies Meta<typeof MarqueeFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const video = canvas.getByRole('link', { name: /^Ver el video/ });
    await expect(video).toHaveAttribute('href', '/api/marquee/mrq_1/video?e=1&s=s');
  },
};
export const OnlySound: Story = {
  tags: ['state:variants'],
  args: { files: [makeMarqueeFile('audio')] },
};
