import type { Meta, StoryObj } from '@storybook/react-vite';
import { Music } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Problem } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { QueryView } from './QueryView';

type Args = {
  data?: string[];
  error?: Problem;
  isLoading?: boolean;
  refetch?: () => void;
};

const meta = {
  title: 'Kit/Feedback/Query view',
  args: { isLoading: false },
  render: ({ isLoading = false, ...query }) => (
    <QueryView
      query={{ ...query, isLoading }}
      loading={<Skeleton width="240px" />}
      empty={<StatusView icon={<Music size={32} />} title="Todavía no hay canciones" />}
    >
      {(titles) => titles.join(', ')}
    </QueryView>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { data: ['Luna de ámbar', 'Sal y viento'] } };
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = { args: { data: [] } };
export const NotFound: Story = { args: { error: { kind: 'not-found' } } };

export const Failed: Story = {
  args: { error: { kind: 'unreachable' }, refetch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.refetch).toHaveBeenCalledOnce();
  },
};

export const KeepsContentWhenARefreshFails: Story = {
  args: { data: ['Luna de ámbar'], error: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Luna de ámbar')).toBeVisible();
  },
};
