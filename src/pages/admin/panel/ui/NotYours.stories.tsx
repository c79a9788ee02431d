import type { Meta, StoryObj } from '@storybook/react-vite';
import { findsRole } from '@/shared/testing';
import { NotYours } from './NotYours';

const meta = {
  title: 'Work/Administration/Not yours',
  component: NotYours,
  args: { of: 'part' },
} satisfies Meta<typeof NotYours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  tags: ['state:default'],
  play: findsRole('heading', { name: 'Esta parte la llevan otras personas' }),
};
export const Panel: Story = { tags: ['state:variants'], args: { of: 'panel' } };
