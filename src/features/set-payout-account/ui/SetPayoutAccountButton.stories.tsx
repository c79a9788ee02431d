import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus, typed } from '@/shared/testing';
import { SetPayoutAccountButton } from './SetPayoutAccountButton';

const requested = fn();

const meta = {
  title: 'Work/Payments/Set payout account button',
  component: SetPayoutAccountButton,
  argTypes: { payee: typed('Payee') },
  args: { payee: { of: 'artist', id: 'art_7' } },
  beforeEach: () => {
    requested.mockClear();
  },
  parameters: {
    state: signedIn({ role: 'artist' }),
    msw: [
      http.get('*/api/artist/payout-account', ({ request }) => {
        requested(new URL(request.url).search);
        return HttpResponse.json({ account: null, version: 0, country: 'ES' });
      }),
    ],
    guide: {
      use: 'Leads to the account to which a label or an artist is paid, beside what was paid to them.',
      do: ['Put it where payments are shown, also where there are none yet.'],
      dont: ['Show the account beside it: that is read when somebody wants to see it.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the window.' }],
    },
  },
} satisfies Meta<typeof SetPayoutAccountButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cuenta de cobro' })).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  play: ({ canvas }) => showFocus(canvas.getByRole('button', { name: 'Cuenta de cobro' })),
};

/** The account is read only on opening; closing restores the focus. */
export const Opens: Story = {
  tags: ['state:open', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cuenta de cobro' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cuenta de cobro' }));
    await dialog.findByRole('heading', { name: 'Poner una cuenta' });
    await expect(requested.mock.calls).toEqual([['?artist=art_7']]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('heading', { name: 'Poner una cuenta' });
  },
};

const stored = {
  country: 'ES',
  holder: 'Nora',
  bank: null,
  number: 'ES •••• 1332',
  since: '2026-11-19T20:15:00.000Z',
  by: 'Nora Quintavalle',
};

/** The address has the form open, and closes it without a question about what is saved. */
export const ClosedWhenSaved: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/artist/payout-account', () =>
        HttpResponse.json({ account: null, version: 0, country: 'ES' }),
      ),
      http.put('*/api/artist/payout-account', () =>
        HttpResponse.json({ account: stored, version: 1, country: 'ES' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cuenta de cobro' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cuenta de cobro' }));
    await userEvent.type(await dialog.findByLabelText('Titular de la cuenta'), 'Nora');
    await userEvent.type(dialog.getByLabelText('IBAN'), 'ES91 2100 0418 4502 0005 1332');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
