import type { Meta, StoryObj } from '@storybook/react-vite';
import { Music } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { findsText } from '@/shared/testing';
import { QueryView } from './QueryView';

const refetch = fn();

const meta = {
  title: 'Kit/Feedback/Query view',
  component: QueryView<string[]>,
  args: {
    query: { data: ['Luna de ámbar', 'Sal y viento'], isLoading: false },
    loading: <Skeleton width="240px" />,
    empty: <StatusView icon={<Music size={32} />} title="Todavía no hay canciones" />,
    children: (titles) => titles.join(', '),
  },
  parameters: {
    guide: {
      use: 'Around whatever is made of data that a query asks for: it alone decides which of the states is shown.',
      do: [
        'Give it the query as the hook answers it.',
        'Imitate the content in loading, measure for measure.',
        'Say in notFound and empty what the general words cannot: the thing and the way on.',
      ],
      dont: [
        'Ask for isLoading or errors beside it.',
        'Clear what was shown while it refreshes, or when a refresh fails.',
      ],
      keyboard: [{ keys: 'Tab, then Enter or Space', effect: 'Failed: tries again.' }],
    },
  },
} satisfies Meta<typeof QueryView<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Loading: Story = { tags: ['state:loading'], args: { query: { isLoading: true } } };
export const Empty: Story = {
  tags: ['state:empty'],
  args: { query: { data: [], isLoading: false } },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  args: { query: { error: { kind: 'not-found' }, isLoading: false } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { query: { error: { kind: 'unreachable' }, isLoading: false, refetch } },
  play: async ({ canvas }) => {
    refetch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

export const KeepsContentWhenARefreshFails: Story = {
  tags: ['no-photo'],
  args: { query: { data: ['Luna de ámbar'], error: { kind: 'unreachable' }, isLoading: false } },
  play: findsText('Luna de ámbar'),
};
