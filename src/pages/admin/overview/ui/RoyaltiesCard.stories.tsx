import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { signedIn } from '@/entities/session/index.testing';
import { sampleRoyaltySummary } from '@/shared/sample/administration/sample-royalties.ts';
import { findsText, refused, unanswered } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { area } from '../../area';
import { RoyaltiesCard } from './RoyaltiesCard';

const path = '*/api/admin/royalties/summary';

const meta = {
  title: 'Work/Labels/Royalties card (regalías)',
  component: RoyaltiesCard,
  parameters: {
    address: '/admin',
    screen: area.screens.find(({ name }) => name === 'panel'),
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: [http.get(path, () => HttpResponse.json(sampleRoyaltySummary()))],
  },
  decorators: [(Story) => <CardGrid>{Story()}</CardGrid>],
} satisfies Meta<typeof RoyaltiesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:narrow'], play: findsText(/€/) };
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
};
