import type { Meta, StoryObj } from '@storybook/react-vite';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLabelStatement } from '@/shared/sample/label-figures/sample-label-statement.ts';
import { statementStates } from '@/widgets/statement/index.testing';
import { StatementPage } from './StatementPage';

const states = statementStates({
  path: '*/api/label/statements/*',
  answer: sampleLabelStatement('2026-10'),
  table: 'Líneas del mes',
});

const meta = {
  title: 'Screens/Label/Statement (extracto)',
  component: StatementPage,
  args: { title: 'Extracto' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/label-manager/statement/sta_1',
    route: '/label-manager/statement/:id',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: states.answers,
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  ...states.ready('/label-manager?tab=finance'),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { tags: ['state:loading'], ...states.loading };
export const NotFound: Story = { tags: ['state:not-found'], ...states.notFound };
export const Failed: Story = { tags: ['state:failed'], ...states.failed };
export const Sample: Story = { tags: ['state:sample'], ...states.sample };
