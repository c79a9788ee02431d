import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { makeMarquee } from '@/entities/marquee/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { longTitle } from '@/shared/testing';
import { area } from '../../area';
import { marqueeItem } from '../model/marquee-item';
import { MarqueePage } from './MarqueePage';

const having = (changes: Partial<MarqueeCampaign>) => [
  http.get('*/api/promotion/marquee', () =>
    HttpResponse.json([makeMarquee('mrq_1', { campaignName: 'Antes de la gira', ...changes })]),
  ),
  http.get('*/api/promotion/marquee/tracks', () => HttpResponse.json([])),
];

const meta = {
  title: 'Work/Marquee/Campaign card (campaña)',
  component: MarqueePage,
  args: { title: 'Tonada Marquee' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-marquee?tab=campaigns&view=cards',
    screen: area.screens.find(({ name }) => name === 'marquee'),
    state: signedIn({ id: 'usr_vera', role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: { handlers: having({ status: 'active' }) },
  },
  loaders: [() => marqueeItem.loadGuard()],
} satisfies Meta<typeof MarqueePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const card = within(
      await canvas.findByRole('article', { name: 'Antes de la gira' }, { timeout: 5_000 }),
    );
    await expect(card.getByText('501')).toBeVisible();
  },
};
export const Draft: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: {
      handlers: having({
        status: 'draft',
        spent: 0,
        impressions: 0,
        clicks: 0,
        conversions: 0,
        days: [],
        approval: { state: 'none', note: '', by: null },
      }),
    },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text'],
  parameters: { msw: { handlers: having({ campaignName: longTitle }) } },
  globals: { viewport: { value: 'narrow' } },
};
