import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleBrowsePage } from '@/shared/sample/sample-search.ts';
import { refused, unanswered } from '@/shared/testing';
import { MoodPage } from './BrowsePage';

const meta = {
  title: 'Screens/Listener/Mood (estado de ánimo)',
  tags: ['tall'],
  component: MoodPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/mood/:id',
    address: '/mood/rain',
    state: signedIn(),
    msw: [
      http.get('*/api/moods/:id', () =>
        HttpResponse.json(sampleBrowsePage({ kind: 'mood', id: 'rain' })),
      ),
    ],
  },
} satisfies Meta<typeof MoodPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Tarde de lluvia' }),
    ).toBeVisible();
    await expect(canvas.getByText('Estado de ánimo')).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/moods/:id')] },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused('*/api/moods/:id', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
