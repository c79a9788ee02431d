import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { TaxDetailState } from '@/shared/contract/tax-detail.ts';
import { typed } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { SetTaxDetailsDialog } from './SetTaxDetailsDialog';

const none: TaxDetailState = { detail: null, version: 0, country: 'ES' };
const present: TaxDetailState = {
  detail: {
    country: 'ES',
    taxId: '12345678Z',
    vat: 'charged',
    withholding: 15,
    since: '2026-11-03T10:00:00.000Z',
  },
  version: 1,
  country: 'ES',
};

const sent = fn();
const path = '*/api/label/tax-detail';

const answers = (
  state: TaxDetailState,
  take: () => Response | Promise<Response> = () => HttpResponse.json(present),
) => [
  http.get(path, () => HttpResponse.json(state)),
  http.put(path, async ({ request }) => {
    sent(await request.json());
    return take();
  }),
];

const meta = {
  title: 'Work/Payments/Set tax details dialog',
  component: SetTaxDetailsDialog,
  argTypes: { payee: typed('Payee') },
  args: { payee: { of: 'label', id: 'lbl_7' }, onClose: fn() },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <>
      <SetTaxDetailsDialog {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  parameters: {
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(present),
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'Shows the tax id, VAT and withholding of who is paid, and changes them.',
      do: ['Open it from its button, beside the payout account.'],
      dont: ['Say that a change delays payments: it counts for the next order.'],
      keyboard: [
        { keys: 'Enter', effect: 'Saves, from a field.' },
        { keys: 'Esc', effect: 'Closes; asks first where something was typed.' },
      ],
    },
  },
} satisfies Meta<typeof SetTaxDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findForm = async () => within(await screen.findByRole('dialog', { name: 'Datos fiscales' }));

async function typeId(text: string) {
  const dialog = await findForm();
  const field = await dialog.findByLabelText('Número de identificación fiscal');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar datos fiscales' }));
  return dialog;
}

export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await findForm();
    await expect(await dialog.findByText('12345678Z · España')).toBeVisible();
  },
};
export const NoDetails: Story = {
  tags: ['state:empty', 'state:narrow'],
  parameters: { msw: answers(none) },
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite') as Promise<never>)] },
};
export const NotRead: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(path, () => HttpResponse.error())] },
};
// Proves payments: Tax details
export const Saves: Story = {
  tags: ['state:success'],
  parameters: { msw: answers(none) },
  play: async ({ args }) => {
    const dialog = await findForm();
    await userEvent.selectOptions(await dialog.findByLabelText('IVA'), 'Con IVA');
    const rate = dialog.getByLabelText('Retención, en %');
    await userEvent.clear(rate);
    await userEvent.type(rate, '7,5');
    await typeId('12345678-z');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      version: 0,
      country: 'ES',
      taxId: '12345678-z',
      vat: 'charged',
      withholding: 7.5,
    });
  },
};
export const WrongLetter: Story = {
  tags: ['state:invalid'],
  parameters: { msw: answers(none) },
  play: async () => {
    const dialog = await typeId('12345678A');
    await expect(await dialog.findByText(/^Revisa el NIF/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** What was typed stays. */
export const ChangedElsewhere: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers(none, () =>
      HttpResponse.json(
        { code: 'duplicate', error: 'Alguien cambió los datos fiscales mientras escribías.' },
        { status: 409 },
      ),
    ),
  },
  play: async () => {
    const dialog = await typeId('12345678Z');
    await expect(await dialog.findByText(/^Alguien cambió los datos fiscales/)).toBeVisible();
    await expect(dialog.getByDisplayValue('12345678Z')).toBeVisible();
  },
};
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async () => {
    const dialog = await findForm();
    await expect(await dialog.findByText(/^Solo quien cobra/)).toBeVisible();
  },
};
