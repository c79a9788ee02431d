import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { sampleLabelDetails, sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import {
  sampleLabelArtists,
  sampleReleases,
} from '@/shared/sample/label-figures/sample-label-figures.ts';
import { typed, unanswered } from '@/shared/testing';
import { LabelPanel } from './LabelPanel';

const [label] = sampleLabels({}).labels as [AdminLabel];

const path = '*/api/admin/labels/:id/details';
const answers = [
  http.get('*/api/label/artists', () => HttpResponse.json(sampleLabelArtists())),
  http.get('*/api/label/releases', () => HttpResponse.json(sampleReleases())),
];

const meta = {
  title: 'Work/Labels/Label panel (disquera)',
  component: LabelPanel,
  argTypes: { label: typed('AdminLabel') },
  args: { label, onClose: fn() },
  parameters: {
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: [http.get(path, () => HttpResponse.json(sampleLabelDetails(label.id))), ...answers],
  },
} satisfies Meta<typeof LabelPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: label.name }));
    await expect(await panel.findByLabelText('Email de la cuenta')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path), ...answers] },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
