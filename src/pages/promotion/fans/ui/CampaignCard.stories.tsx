import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeFanCampaign } from '@/entities/fan/index.testing';
import { longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { CampaignCard } from './CampaignCard';

const campaign = makeFanCampaign('fan_1');

const meta = {
  title: 'Work/Promotion/Fans First card (campaña)',
  component: CampaignCard,
  argTypes: { campaign: typed('FanCampaign'), place: typed('CreatedPlace') },
  args: {
    campaign,
    created: null,
    place: { owner: 'usr_vera', artistId: 'art_nora' },
    onEdit: fn(),
    onWrite: fn(),
  },
  decorators: [(Story) => <CardGrid as="div">{Story()}</CardGrid>],
} satisfies Meta<typeof CampaignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: campaign.title });
    await expect(card).toHaveTextContent(campaign.description);
  },
};
export const Draft: Story = {
  tags: ['state:pending'],
  args: { campaign: { ...campaign, status: 'draft', participantCount: 0 } },
};
export const Completed: Story = {
  tags: ['state:success'],
  args: { campaign: { ...campaign, status: 'completed', eligibleTiers: [] } },
};
export const Cancelled: Story = {
  tags: ['state:failed', 'state:empty'],
  args: { campaign: { ...campaign, status: 'cancelled', rewards: [], participantCount: 0 } },
};
export const Full: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    campaign: { ...campaign, participantCount: 2_147_483_647, maxParticipants: 2_147_483_647 },
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    campaign: { ...campaign, title: longTitle, description: longTitle, rewards: [longTitle] },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
