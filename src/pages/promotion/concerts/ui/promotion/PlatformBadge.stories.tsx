import type { Meta, StoryObj } from '@storybook/react-vite';
import { findsText } from '@/shared/testing';
import { PlatformBadge } from './PlatformBadge';

const meta = {
  title: 'Work/Concerts/Platform badge',
  component: PlatformBadge,
  args: { platform: 'page', isReady: true },
} satisfies Meta<typeof PlatformBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsText('Conectado'),
};
/** Nothing is connected to a calendar, and tickets are only a link. */
export const Calendar: Story = {
  tags: ['state:variants'],
  args: { platform: 'calendar' },
  play: findsText('Disponible'),
};
export const Tickets: Story = {
  tags: ['state:variants'],
  args: { platform: 'tickets' },
  play: findsText('Con enlace'),
};
export const Pending: Story = {
  tags: ['state:pending'],
  args: { platform: 'tickets', isReady: false },
};
