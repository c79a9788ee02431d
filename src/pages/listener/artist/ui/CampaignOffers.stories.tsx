import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { makeCampaignOffer } from '@/entities/fan/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { CampaignOffer } from '@/shared/contract/fan.ts';
import { longTitle } from '@/shared/testing';
import { CampaignOffers } from './CampaignOffers';

const offers = (campaigns: CampaignOffer[]) => [
  http.get('*/api/artists/:id/highlights', () =>
    HttpResponse.json({ concerts: [], story: 'none', campaigns }),
  ),
];

const meta = {
  title: 'Screens/Listener/Artist/Campaign offers',
  component: CampaignOffers,
  args: { artistId: 'art_nora-quintavalle', artistName: 'Nora Quintavalle' },
  parameters: { frame: 'page', state: signedIn(), msw: offers([makeCampaignOffer('c1')]) },
} satisfies Meta<typeof CampaignOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Exclusivo para ti' })).toBeVisible();
    await expect(canvas.getByText(/Quedan 57 de 100 lugares/)).toBeVisible();
  },
};
export const TakesPart: Story = {
  tags: ['state:selected'],
  parameters: { msw: offers([makeCampaignOffer('c1', { isIn: true })]) },
};
export const Full: Story = {
  tags: ['state:disabled'],
  parameters: { msw: offers([makeCampaignOffer('c1', { participantCount: 100 })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Completa' })).toBeDisabled();
  },
};
/** Nothing is offered, and nothing stands there. */
export const Nothing: Story = {
  tags: ['state:empty', 'no-photo'],
  parameters: { msw: offers([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement());
  },
};
/** Somebody else was faster. */
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      ...offers([makeCampaignOffer('c1', { participantCount: 99 })]),
      http.post('*/api/user/campaigns/:id/join', () =>
        HttpResponse.json({ code: 'duplicate', error: 'No.' }, { status: 409 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Participar en Escucha el disco antes que nadie',
      }),
    );
    await expect(await screen.findByText(/Puede que ya no queden lugares/)).toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: offers([
      makeCampaignOffer('c1', { title: longTitle, description: longTitle, rewards: [longTitle] }),
    ]),
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: offers([
      makeCampaignOffer('c1', { participantCount: 999_999, maxParticipants: 1_000_000 }),
    ]),
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
