import type { Meta, StoryObj } from '@storybook/react-vite';
import { findsText } from '@/shared/testing';
import { PlatformBadge } from './PlatformBadge';

const meta = {
  title: 'Work/Concerts/Platform badge',
  component: PlatformBadge,
  args: { isConnected: true },
} satisfies Meta<typeof PlatformBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsText('Conectado'),
};
export const Pending: Story = { tags: ['state:pending'], args: { isConnected: false } };
