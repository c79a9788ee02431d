import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { longName, typed } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { OfferCard } from './OfferCard';

const offer: ArtistOffer = {
  id: 'con_1',
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  label: { name: 'Marejada Records', contact: 'hola@marejada.example' },
  royaltyRate: 72.5,
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  replaces: null,
};

const meta = {
  title: 'Work/Payments/Offer card (oferta)',
  component: OfferCard,
  argTypes: { offer: typed('ArtistOffer') },
  args: { offer, onAccepted: fn() },
  decorators: [(Story) => <Stack as="ul">{Story()}</Stack>],
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/72,5.%/)).toBeVisible();
    await expect(canvas.getByText(/hola@marejada\.example/)).toBeVisible();
  },
};
/** It ends an earlier contract, and names no contact. */
export const Replaces: Story = {
  tags: ['state:variants'],
  args: {
    offer: { ...offer, replaces: '2027-06-30', label: { name: 'Balcón Discos', contact: null } },
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { offer: { ...offer, label: { name: `${longName} Records`, contact: null } } },
};
