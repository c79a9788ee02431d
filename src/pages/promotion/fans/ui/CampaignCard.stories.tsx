import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeFanCampaign } from '@/entities/fan/index.testing';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { makeToolDesk, ToolDeskContext } from '@/widgets/office/index.testing';
import { CampaignCard } from './CampaignCard';

const campaign = makeFanCampaign('fan_1');
const scope = { owner: 'usr_vera', artistId: 'art_nora' };
const change = (more: Partial<FanCampaign>) => ({
  shown: { thing: { ...campaign, ...more }, pending: null },
});

const meta = {
  title: 'Work/Promotion/Fans First card (campaña)',
  component: CampaignCard,
  argTypes: { shown: typed('ShownCampaign'), acts: typed('ThingAct[]') },
  args: {
    shown: { thing: campaign, pending: null },
    acts: [{ label: 'Participantes', name: 'Participantes de Escucha', onPress: fn() }],
  },
  decorators: [
    (Story) => (
      <ToolDeskContext value={makeToolDesk({ scope })}>
        <CardGrid as="div">{Story()}</CardGrid>
      </ToolDeskContext>
    ),
  ],
} satisfies Meta<typeof CampaignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: campaign.title });
    await expect(card).toHaveTextContent(campaign.description);
  },
};
export const Draft: Story = {
  tags: ['state:pending'],
  args: change({ status: 'draft', participantCount: 0 }),
};
export const Completed: Story = {
  tags: ['state:success'],
  args: change({ status: 'completed', eligibleTiers: [] }),
};
export const Cancelled: Story = {
  tags: ['state:failed', 'state:empty'],
  args: change({ status: 'cancelled', rewards: [], participantCount: 0 }),
};
export const Full: Story = {
  tags: ['state:extreme-numbers'],
  args: change({ participantCount: 2_147_483_647, maxParticipants: 2_147_483_647 }),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: change({ title: longTitle, description: longTitle, rewards: [longTitle] }),
};
