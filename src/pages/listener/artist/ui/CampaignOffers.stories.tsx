import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

const requested = fn();

const meta = {
  title: 'Music/Artists/Campaign offers',
  component: CampaignOffers,
  args: { artistId: 'art_nora-quintavalle', artistName: 'Nora Quintavalle' },
  parameters: { frame: 'page', state: signedIn(), msw: offers([makeCampaignOffer('c1')]) },
} satisfies Meta<typeof CampaignOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves fans: On the artist page
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
const concert = { title: 'Noche de faros', venue: 'Sala Sol', date: '2026-12-05' };
// Proves fans: The code on the card, what is shared
/** Joining shows the presale code and shares the identity only on request. */
export const Joined: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: (() => {
      let isIn = false;
      const offer = () =>
        makeCampaignOffer('c1', { isIn, concert, ...(isIn && { presaleCode: 'FARO27' }) });
      return [
        http.get('*/api/artists/:id/highlights', () =>
          HttpResponse.json({ concerts: [], story: 'none', campaigns: [offer()] }),
        ),
        http.post('*/api/user/campaigns/:id/:act', async ({ params, request }) => {
          isIn = params['act'] === 'join';
          requested(await request.json());
          return HttpResponse.json({ isIn, participantCount: 44 });
        }),
      ];
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    const share = await canvas.findByRole('checkbox', { name: /puede guardar mi nombre/ });
    await expect(share).not.toBeChecked();
    await expect(canvas.queryByText(/FARO27/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Participar/ }));
    await expect(await canvas.findByText('Tu código: FARO27')).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith({});
    await userEvent.click(canvas.getByRole('button', { name: /^Dejar de participar/ }));
    const again = await canvas.findByRole('checkbox', { name: /puede guardar mi nombre/ });
    if (!(again as HTMLInputElement).checked) await userEvent.click(again);
    await userEvent.click(canvas.getByRole('button', { name: /^Participar/ }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ sharesContact: true }));
  },
};
/** Cancelled campaigns stay visible to participants. */
export const CalledOff: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: offers([
      makeCampaignOffer('c1', { isIn: true, concert, ended: 'cancelled' }),
      makeCampaignOffer('c2', { isIn: true, concert, presaleCode: 'FARO27' }),
      makeCampaignOffer('c3', { isIn: true, ended: 'completed' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelada')).toBeVisible();
    await expect(canvas.getByText('Tu código: FARO27')).toBeVisible();
  },
};
export const Full: Story = {
  tags: ['state:disabled'],
  parameters: { msw: offers([makeCampaignOffer('c1', { participantCount: 100 })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Completa' })).toBeDisabled();
  },
};
export const Nothing: Story = {
  tags: ['state:empty', 'no-photo'],
  parameters: { msw: offers([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement());
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      ...offers([makeCampaignOffer('c1', { participantCount: 99 })]),
      http.post('*/api/user/campaigns/:id/join', () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'La campaña ya no tiene lugares.' },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Participar en Escucha el disco antes que nadie',
      }),
    );
    await expect(await screen.findByText('La campaña ya no tiene lugares.')).toBeInTheDocument();
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
