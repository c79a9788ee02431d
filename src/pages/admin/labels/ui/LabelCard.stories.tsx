import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import { findsText, findsRole, longName, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { LabelCard } from './LabelCard';

const [label] = sampleLabels({}).labels as [AdminLabel];
const { name } = label;

const meta = {
  title: 'Work/Labels/Label card (disquera)',
  component: LabelCard,
  argTypes: { label: typed('AdminLabel') },
  args: { label, onEdit: fn(), onDetails: fn() },
  decorators: [(Story) => <CardGrid>{Story()}</CardGrid>],
} satisfies Meta<typeof LabelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Ajustes de ${name}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Ver Detalles de ${name}` }));
    await expect(args.onDetails).toHaveBeenCalledOnce();
  },
};
/** An open payment has a link. */
export const Owed: Story = {
  tags: ['state:pending'],
  args: { label: { ...label, isOwed: true } },
  play: findsRole('link', { name: new RegExp(name) }),
};
/** Known only from albums. */
export const Unknown: Story = {
  tags: ['state:empty'],
  args: {
    label: {
      ...label,
      email: null,
      website: null,
      country: null,
      foundedYear: null,
      royaltyRate: null,
      nextPaymentDate: null,
      contactPerson: null,
      phone: null,
    },
  },
  play: findsText('Sin datos de contacto'),
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  args: { label: { ...label, name: longName, totalRoyaltiesPaid: 123_456_789_012 } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
