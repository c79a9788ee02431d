import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeFanNotification } from '@/entities/fan/index.testing';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { findsText, longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { makeToolDesk, ToolDeskContext } from '@/widgets/office/index.testing';
import { NotificationCard } from './NotificationCard';

const scope = { owner: 'usr_vera', artistId: 'art_nora' };
const sent = (more: Partial<FanNotification> = {}) => ({
  shown: { thing: makeFanNotification('n1', more), pending: null },
});

const meta = {
  title: 'Work/Promotion/Notification card (notificación)',
  component: NotificationCard,
  argTypes: { shown: typed('ShownNotification'), acts: typed('ThingAct[]') },
  args: { ...sent(), acts: [] },
  decorators: [
    (Story) => (
      <ToolDeskContext value={makeToolDesk({ scope })}>
        <CardGrid as="div">{Story()}</CardGrid>
      </ToolDeskContext>
    ),
  ],
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Sale hoy «Carta sin sello»' });
    await expect(card).toHaveTextContent('Llegó a 12,8K fans');
  },
};
export const Planned: Story = {
  tags: ['state:pending'],
  args: {
    ...sent({ status: 'scheduled', scheduledDate: '2026-12-01T09:00:00.000Z', sentDate: null }),
    acts: [{ label: 'Editar', name: 'Editar Sale hoy', onPress: fn() }],
  },
};
/** Only for a campaign's participants. */
export const ToParticipants: Story = {
  tags: ['state:variants'],
  args: sent({ campaign: { id: 'c1', title: 'Ensayo abierto' }, heldBackCount: 38 }),
};
/** It says why. */
export const ReachedNobody: Story = {
  tags: ['state:empty'],
  args: sent({ recipientCount: 0, openRate: 0, clickRate: 0, heldBackCount: 0 }),
  play: findsText(/^No llegó a nadie: .* La próxima llegará a quienes la activen en sus ajustes\./),
};
/** A job still delivers it. */
export const OnItsWay: Story = {
  tags: ['state:pending'],
  args: sent({ recipientCount: 0, openRate: 0, clickRate: 0, isOnItsWay: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se está enviando.')).toBeVisible();
    await expect(canvas.queryByText(/^No llegó/)).toBeNull();
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: sent({ recipientCount: 2_147_483_647, heldBackCount: 2_147_483_647 }),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: sent({ title: longTitle, message: longTitle, trackTitle: longTitle }),
};
