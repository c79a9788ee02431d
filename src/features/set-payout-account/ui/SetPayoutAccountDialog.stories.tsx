import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PayoutAccount, PayoutAccountState } from '@/shared/contract/payout-account.ts';
import { longName, showFocus, showHover, typed } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { SetPayoutAccountDialog } from './SetPayoutAccountDialog';

const iban = 'ES91 2100 0418 4502 0005 1332';

const named = (version: number, changes: Partial<PayoutAccount> = {}): PayoutAccountState => ({
  account: {
    holder: 'Balcón Discos S. L.',
    country: 'ES',
    bank: null,
    number: 'ES •••• 0201',
    since: '2026-11-03T10:00:00.000Z',
    by: 'Luz Cañas',
    ...changes,
  },
  version,
  country: 'ES',
});
const none: PayoutAccountState = { account: null, version: 0, country: 'ES' };
const present = named(1);
const other = named(2, { country: 'DE', number: 'DE •••• 3000', by: 'Bruno Alarcón' });

const sent = fn();

type Answer = () => Response | Promise<Response>;

const problem =
  (code: string, status: number, more: object = {}): Answer =>
  () =>
    HttpResponse.json({ code, error: '', ...more }, { status });

const path = '*/api/label/payout-account';

/** Answers to successive readings (the last one repeats) and to a change. */
const answers = (states: PayoutAccountState[], take: Answer = () => HttpResponse.json(other)) => {
  let readings = 0;
  return [
    http.get(path, () => {
      readings += 1;
      return HttpResponse.json(states[Math.min(readings, states.length) - 1] ?? none);
    }),
    http.put(path, async ({ request }) => {
      sent(new URL(request.url).search, await request.json());
      return take();
    }),
  ];
};

const meta = {
  title: 'Work/Payments/Set payout account dialog',
  component: SetPayoutAccountDialog,
  argTypes: { payee: typed('Payee') },
  args: { payee: { of: 'label', id: 'lbl_7' }, onClose: fn() },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <>
      <SetPayoutAccountDialog {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  parameters: {
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers([present]),
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'Shows the account to which a label or an artist is paid, and names another one.',
      do: ['Open it from its button, beside what was paid.'],
      dont: ['Show a whole number anywhere: four characters are enough to know one’s own.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the fields and the buttons.' },
        { keys: 'Enter', effect: 'Saves, from a field.' },
        { keys: 'Esc', effect: 'Closes; asks first where something was typed.' },
      ],
    },
  },
} satisfies Meta<typeof SetPayoutAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  const element = await screen.findByRole('dialog', { name: 'Cuenta de cobro' });
  const dialog = within(element);
  await dialog.findByRole('heading', { name: /^(Poner una|Cambiar de) cuenta$/ });
  // It fades in.
  await waitFor(() => expect(element).toBeVisible());
  return dialog;
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function save(dialog: Opened, values: { holder?: string; iban?: string }) {
  for (const [label, text] of [
    ['Titular de la cuenta', values.holder],
    ['IBAN', values.iban],
  ] as const) {
    if (text === undefined) continue;
    await userEvent.clear(dialog.getByLabelText(label));
    if (text) await userEvent.type(dialog.getByLabelText(label), text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
}

async function remove(dialog: Opened) {
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar cuenta' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: '¿Quitar la cuenta ES •••• 0201?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Quitar cuenta' }));
}

export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Balcón Discos S. L.')).toBeVisible();
    await expect(dialog.getByText('ES •••• 0201')).toBeVisible();
    await expect(
      dialog.getByText('Desde el 3 de noviembre de 2026 · la puso Luz Cañas'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Titular de la cuenta')).toHaveValue('Balcón Discos S. L.');
    await expect(dialog.getByLabelText('IBAN')).toHaveValue('');
    await expect(dialog.getByLabelText('IBAN')).toHaveAttribute('autocomplete', 'off');
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    const dialog = await opened();
    showHover(dialog.getByLabelText('IBAN'));
    showHover(dialog.getByRole('button', { name: 'Guardar cuenta' }));
    showHover(dialog.getByRole('button', { name: 'Quitar cuenta' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const field = (await opened()).getByLabelText('IBAN');
    // The dialog takes the focus first.
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    showFocus(field);
    await expect(field).toHaveFocus();
  },
};
export const NoAccount: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers([none]) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/^Todavía no hay una cuenta\./)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Quitar cuenta' })).toBeNull();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers([named(1, { holder: 'Discográfica'.repeat(6).slice(0, 70), by: longName })]),
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const NoAccountNarrow: Story = {
  ...NoAccount,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const NotRead: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get(path, problem('server', 500), { once: true }), ...answers([present])],
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    await expect(screen.queryByLabelText('IBAN')).toBeNull();
    await userEvent.click(retry);
    await expect((await opened()).getByText('ES •••• 0201')).toBeVisible();
  },
};

export const Saves: Story = {
  tags: ['state:success'],
  parameters: { msw: answers([none]) },
  play: async ({ args }) => {
    const dialog = await opened();
    await save(dialog, { holder: '  Irene Balcarce ', iban: 'es91-2100-0418 4502 0005 1332' });
    await expect(await screen.findByText('Cuenta de cobro guardada.')).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(sent.mock.calls).toEqual([
      [
        '?label=lbl_7',
        {
          version: 0,
          account: {
            holder: 'Irene Balcarce',
            country: 'ES',
            iban: 'ES9121000418450200051332',
          },
        },
      ],
    ]);
    // The server's answer, which masks the number.
    await expect(await dialog.findByText('DE •••• 3000')).toBeInTheDocument();
  },
};

export const Blank: Story = {
  tags: ['state:invalid'],
  parameters: { msw: answers([none]) },
  play: async () => {
    const dialog = await opened();
    await save(dialog, {});
    await expect(await dialog.findByText('Escribe el titular de la cuenta.')).toBeVisible();
    await expect(dialog.getByText('Escribe el IBAN.')).toBeVisible();
    await expect(dialog.getByLabelText('Titular de la cuenta')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WrongIban: Story = {
  tags: ['state:invalid'],
  play: async () => {
    const dialog = await opened();
    for (const [typedIban, sentence] of [
      ['US12 3456', /^Ningún país tiene un IBAN que empiece así/],
      [iban.slice(0, -1), /^A este IBAN le faltan o le sobran caracteres/],
      [iban.replace('1332', '13O2'), /^Este IBAN tiene letras o signos donde no van/],
      [iban.replace('1332', '1323'), 'Revisa el IBAN: sus cifras de control no coinciden.'],
    ] as const) {
      await save(dialog, { iban: typedIban });
      await expect(await dialog.findByText(sentence)).toBeVisible();
      await expect(dialog.getByLabelText('IBAN')).toHaveValue(typedIban);
    }
    await expect(dialog.getByLabelText('IBAN')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Fills the fields of a country, in their order. */
async function type(dialog: Opened, values: { [label: string]: string }) {
  for (const [label, text] of Object.entries(values)) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
}

const from = (country: string) => ({ msw: answers([{ ...none, country }]) });

const sentAccount = () => (sent.mock.lastCall?.[1] as { account: object } | undefined)?.account;

// Proves payments: The fields of a country
/** The fields are those of the label's country. */
export const Mexico: Story = {
  tags: ['state:success'],
  parameters: from('MX'),
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByLabelText('País del banco')).toHaveValue('MX');
    await expect(dialog.queryByLabelText('IBAN')).toBeNull();
    await type(dialog, {
      'Titular de la cuenta': 'La Azotea',
      'Nombre del banco': 'Banco del Valle',
      CLABE: '032 180 00011835971 9',
    });
    await waitFor(() =>
      expect(sentAccount()).toEqual({
        holder: 'La Azotea',
        country: 'MX',
        bank: 'Banco del Valle',
        number: '032180000118359719',
      }),
    );
  },
};

export const Argentina: Story = {
  tags: ['state:invalid', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: from('AR'),
  play: async () => {
    const dialog = await opened();
    const field = 'CBU o CVU';
    await type(dialog, { 'Titular de la cuenta': 'Balcón Discos', [field]: '28505909' });
    await expect(await dialog.findByText('Un CBU o CVU tiene 22 cifras.')).toBeVisible();
    await expect(
      dialog.getByText('Escribe el nombre del banco, con 70 caracteres como máximo.'),
    ).toBeVisible();
    await type(dialog, { 'Nombre del banco': 'Río', [field]: '2850590940090418135202' });
    await expect(
      await dialog.findByText('Revisa lo que escribiste: las cifras de control no coinciden.'),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const UnitedStates: Story = {
  tags: ['state:invalid'],
  parameters: from('US'),
  play: async () => {
    const dialog = await opened();
    await type(dialog, {
      'Titular de la cuenta': 'Neón Criollo',
      'Nombre del banco': 'Miami Bank',
      'Número de ruta (ABA)': '021000022',
      'Número de cuenta': '123',
    });
    await expect(
      await dialog.findByText('Revisa lo que escribiste: las cifras de control no coinciden.'),
    ).toBeVisible();
    await expect(dialog.getByText('El número de cuenta tiene entre 4 y 17 cifras.')).toBeVisible();
    await type(dialog, { 'Número de ruta (ABA)': '021000021', 'Número de cuenta': '000123456' });
    await waitFor(() => expect(sentAccount()).toMatchObject({ code: '021000021' }));
  },
};

/** Elsewhere the bank is named by its BIC; another country has other fields. */
export const BankByBic: Story = {
  tags: ['state:invalid'],
  parameters: from('JP'),
  play: async () => {
    const dialog = await opened();
    await type(dialog, {
      'Titular de la cuenta': 'Kaze Records',
      'Nombre del banco': 'Sakura',
      'BIC (SWIFT)': 'BOTKJPJTX',
      'Número de cuenta': '1234567',
    });
    await expect(
      await dialog.findByText('Un BIC tiene 8 u 11 letras y cifras, como BOTKJPJT.'),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('País del banco'), 'Corea del Norte');
    await type(dialog, {});
    await expect(await dialog.findByText(/^Aquí no se pueden enviar pagos/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('País del banco'), 'Alemania');
    await expect(dialog.getByLabelText('IBAN')).toBeVisible();
    await expect(dialog.queryByText(/^Aquí no se pueden enviar pagos/)).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Masked like an IBAN, with its bank. */
export const OfAnotherCountry: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers([
      named(1, { country: 'MX', number: 'MX •••• 9719', bank: 'Banco Nacional de Comercio' }),
    ]),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('MX •••• 9719')).toBeVisible();
    await expect(dialog.getByText('Banco Nacional de Comercio')).toBeVisible();
    await expect(dialog.getByLabelText('País del banco')).toHaveValue('MX');
    await expect(dialog.getByLabelText('CLABE')).toHaveValue('');
  },
};

export const RefusedByTheServer: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: answers(
      [present],
      problem('invalid', 422, { fields: { iban: 'A esta cuenta no podemos pagar en euros.' } }),
    ),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await save(dialog, { iban });
    await expect(await dialog.findByText('A esta cuenta no podemos pagar en euros.')).toBeVisible();
    await expect(dialog.getByLabelText('IBAN')).toHaveValue(iban);
    await expect(dialog.getAllByRole('alert')).toHaveLength(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const changedMeanwhile = problem('duplicate', 409, { error: 'Alguien cambió la cuenta antes.' });

/** Shows the other account, keeps the input, and sends the other's version on retry. */
export const ChangedElsewhere: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers([present, other], changedMeanwhile) },
  play: async () => {
    const dialog = await opened();
    await save(dialog, { iban });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Alguien cambió la cuenta antes.',
    );
    await expect(await dialog.findByText('DE •••• 3000')).toBeVisible();
    await expect(dialog.getByLabelText('IBAN')).toHaveValue(iban);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        '?label=lbl_7',
        expect.objectContaining({ version: 2 }),
      ),
    );
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers([present], problem('server', 500)) },
  play: async ({ args }) => {
    const dialog = await opened();
    await save(dialog, { holder: 'Irene Balcarce', iban });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No pudimos guardar la cuenta. Lo que escribiste sigue aquí: inténtalo de nuevo.',
    );
    await expect(dialog.getByLabelText('Titular de la cuenta')).toHaveValue('Irene Balcarce');
    await expect(dialog.getByLabelText('IBAN')).toHaveValue(iban);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers([present], () => HttpResponse.error()) },
  play: async () => {
    const dialog = await opened();
    await save(dialog, { iban });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Sin conexión no se puede guardar la cuenta/,
    );
    await expect(dialog.getByLabelText('IBAN')).toHaveValue(iban);
    await remove(dialog);
    await expect(
      await dialog.findByText(/^Sin conexión no se puede quitar la cuenta/),
    ).toBeInTheDocument();
  },
};

export const SavedOnce: Story = {
  tags: ['state:pending'],
  parameters: { msw: answers([present], () => delay('infinite') as Promise<never>) },
  play: async () => {
    const dialog = await opened();
    await save(dialog, { iban });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

export const Removes: Story = {
  tags: ['state:success'],
  parameters: {
    msw: answers([present], () => HttpResponse.json({ ...none, version: 2 })),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('IBAN'), 'ES91');
    await remove(dialog);
    await expect(await screen.findByText('Cuenta de cobro quitada.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        '?label=lbl_7',
        {
          version: 1,
          account: null,
        },
      ],
    ]);
    await expect(await dialog.findByText(/^Todavía no hay una cuenta\./)).toBeVisible();
    await expect(dialog.getByLabelText('IBAN')).toHaveValue('ES91');
    // The pressed button disappears.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const AsksBeforeRemoving: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar cuenta' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^Hasta que pongas otra, el archivo/)).toBeInTheDocument();
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Conservarla' })).toHaveFocus(),
    );
  },
};
export const RemovingWhatWasChanged: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers([present, other], problem('duplicate', 409)) },
  play: async () => {
    const dialog = await opened();
    await remove(dialog);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Alguien cambió la cuenta mientras tanto. Mira la que hay ahora antes de quitarla.',
    );
    await expect(await dialog.findByText('DE •••• 3000')).toBeVisible();
  },
};

export const AsksBeforeWordsAreLost: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('IBAN'), 'ES91');
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(dialog.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.click(dialog.getByRole('button', { name: 'Cerrar' })),
    ]) {
      await leave();
      await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
      await userEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const asAdmin = signedIn({ role: 'admin', displayName: 'Alba Rey' });

export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: asAdmin },
  play: async () => {
    await expect(
      await screen.findByText(
        'Solo las personas de la disquera pueden poner, cambiar o quitar esta cuenta.',
      ),
    ).toBeInTheDocument();
    await expect(screen.getByText('ES •••• 0201')).toBeInTheDocument();
    await expect(screen.queryByLabelText('IBAN')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Quitar cuenta' })).toBeNull();
  },
};
export const AdminOfNoAccount: Story = {
  tags: ['state:admin'],
  args: { payee: { of: 'artist', id: 'art_7' } },
  parameters: {
    state: asAdmin,
    msw: [http.get('*/api/artist/payout-account', () => HttpResponse.json(none))],
  },
  play: async () => {
    await expect(
      await screen.findByText(/^Solo quien habla por el artista puede poner/),
    ).toBeInTheDocument();
  },
};
