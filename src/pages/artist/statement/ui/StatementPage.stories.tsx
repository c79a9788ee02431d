import type { Meta, StoryObj } from '@storybook/react-vite';
import { signedIn } from '@/entities/session/index.testing';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { statementStates } from '@/widgets/statement/index.testing';
import { StatementPage } from './StatementPage';

const states = statementStates({
  path: '*/api/artist/payments/*',
  answer: sampleStatement('sample-2026-10'),
  table: 'Líneas del mes',
});

const meta = {
  title: 'Screens/Artist/Statement (extracto)',
  component: StatementPage,
  args: { title: 'Extracto' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-for-artists/statement/sta_1?artist=art_1',
    route: '/spotify-for-artists/statement/:id',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: states.answers,
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  ...states.ready('/spotify-for-artists?tab=earnings&artist=art_1'),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { tags: ['state:loading'], ...states.loading };
export const NotFound: Story = { tags: ['state:not-found'], ...states.notFound };
export const Failed: Story = { tags: ['state:failed'], ...states.failed };
export const Sample: Story = { tags: ['state:sample'], ...states.sample };
