import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, longName, longTitle, typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { makeCampaignOffer } from '../testing/make-fan';
import { OfferLook } from './OfferLook';

const meta = {
  title: 'Work/Promotion/Offer look (Fans First)',
  component: OfferLook,
  argTypes: { offer: typed('CampaignOffer'), as: toArgType(['article', 'li']) },
  args: {
    offer: makeCampaignOffer('c1'),
    artistName: 'Nora Quintavalle',
    children: <Button size="small">Participar</Button>,
  },
  parameters: {
    guide: {
      use: 'For a Fans First campaign, where fans find it and where its artist writes it.',
      do: ['Put what may be done with it at its end.'],
      dont: ['Show the presale code to somebody who does not take part.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof OfferLook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('article', { name: 'Escucha el disco antes que nadie' });
    await expect(offer).toHaveTextContent('Quedan 57 de 100 lugares');
  },
};
export const TakesPart: Story = {
  tags: ['state:selected'],
  args: {
    offer: makeCampaignOffer('c1', {
      isIn: true,
      concert: { title: 'Noche de faros', venue: 'Sala Sol', date: '2026-12-05' },
      presaleCode: 'FARO27',
    }),
  },
};
export const Cancelled: Story = {
  tags: ['state:failed'],
  args: { offer: makeCampaignOffer('c1', { isIn: true, ended: 'cancelled' }) },
};
export const WithoutRewards: Story = {
  tags: ['state:empty'],
  args: { offer: makeCampaignOffer('c1', { rewards: [] }) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    artistName: longName,
    offer: makeCampaignOffer('c1', {
      title: longTitle,
      description: longTitle,
      rewards: [longTitle],
    }),
  },
};
