import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import {
  samplePendingLabels,
  sampleRoyaltyDetails,
} from '@/shared/sample/administration/sample-royalties.ts';
import { longName, refused, typed } from '@/shared/testing';
import { LabelPanel } from './LabelPanel';

const [label] = samplePendingLabels().labels as [PendingLabel];

const meta = {
  title: 'Work/Labels/Pending payments panel (regalías)',
  component: LabelPanel,
  argTypes: { label: typed('PendingLabel') },
  args: { label, onClose: fn() },
  parameters: {
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: [
      http.get('*/api/admin/royalties/:id', ({ params }) =>
        HttpResponse.json(sampleRoyaltyDetails(String(params['id']))),
      ),
    ],
  },
} satisfies Meta<typeof LabelPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns that a narrow row hides come first. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: label.name ?? '' }));
    await expect(await panel.findByText('Tasa')).toBeVisible();
    await expect(panel.getByText('Comisión incluida')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Pendiente' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
let hold: string | null = null;
/** Payments stop with a reason, and go on again. */
export const OnHold: Story = {
  beforeEach: () => {
    hold = null;
  },
  parameters: {
    msw: [
      http.get('*/api/admin/royalties/:id', ({ params }) => {
        const details = sampleRoyaltyDetails(String(params['id']));
        const payees = details.payees.map((payee) => ({ ...payee, hold }));
        return HttpResponse.json({ ...details, payees });
      }),
      http.put('*/api/admin/payment-holds', async ({ request }) => {
        hold = ((await request.json()) as { reason: string | null }).reason;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  },
  play: async ({ userEvent }) => {
    const name = label.name ?? '';
    const panel = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(await panel.findByRole('button', { name: `Retener pagos a ${name}` }));
    const reason = panel.getByLabelText(`Por qué no se le paga por ahora a ${name}`);
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Reclamación de autoría{enter}');
    await expect(await panel.findByText('No se le paga: Reclamación de autoría')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: `Quitar retención a ${name}` }));
    await expect(await panel.findByText('Se le paga con normalidad.')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused('*/api/admin/royalties/:id', 'forbidden')] },
};
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text'],
  args: { label: { ...label, name: longName } },
  globals: { viewport: { value: 'narrow' } },
};
