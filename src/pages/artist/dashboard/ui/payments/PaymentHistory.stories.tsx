import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Payment } from '@/shared/contract/statement.ts';
import { samplePayments } from '@/shared/sample/artist-figures/sample-payments.ts';
import { findsRole, findsText } from '@/shared/testing';
import { PaymentHistory } from './PaymentHistory';

const answer = (respond: () => Response | Promise<Response>) => [
  http.get('*/api/artist/payments', respond),
];

const payments = (change: (payments: Payment[]) => Payment[] = (all) => all) =>
  answer(() => HttpResponse.json(change(samplePayments())));

const meta = {
  title: 'Work/Payments/Payment history (pagos)',
  component: PaymentHistory,
  parameters: {
    frame: 'page',
    address: '/spotify-for-artists?tab=earnings',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: payments(),
  },
} satisfies Meta<typeof PaymentHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves artist-dashboard: History of payments
/** A year of closed months; the last is pending. */
export const Default: Story = {
  tags: ['tall-on-phone', 'state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const day = await canvas.findByText('Previsto para el 30 de noviembre de 2026');
    await expect(day).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Historial de pagos' });
    const [, newest, ...earlier] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent(/^octubre de 2026.*Pendiente.*30 nov/);
    const states = earlier.map(({ textContent }) => /Pagado|Pendiente/.exec(textContent)?.[0]);
    await expect(states).toEqual(Array.from({ length: 11 }, () => 'Pagado'));
  },
};

// Proves artist-dashboard: Two labels in one month, and the balance
/** Two labels in one month with rows by payer, corrections, and an overdue payment. */
export const TwoLabels: Story = {
  tags: ['state:default', 'state:narrow'],
  parameters: {
    msw: payments((all) =>
      all.slice(0, 2).flatMap((payment, index): Payment[] => {
        const late = { ...payment, label: 'Balcón Discos', lacking: 0 };
        const nothing = { streaming: 0, playlists: 0, radio: 0 };
        const other = { ...payment, id: `other-${index}`, label: 'Casa Norte', amount: 0 };
        return [
          { ...late, ...(index === 1 && { status: 'pending', date: '2026-10-31' }) },
          { ...other, status: 'carried', date: null, lacking: -12.3, breakdown: nothing },
        ];
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pendiente desde el 31 de octubre de 2026')).toBeVisible();
    await expect(canvas.getAllByText('Vencido')).toHaveLength(1);
    const lacking = canvas.getByText('Falta de meses cerrados').parentElement;
    await expect(lacking).toHaveTextContent(/-12,30.€/);
    const names = canvas.getAllByRole('link', { name: /de qué se compone/ });
    await expect(names.map((link) => link.getAttribute('aria-label')).slice(0, 2)).toEqual([
      'octubre de 2026, Balcón Discos: de qué se compone',
      'octubre de 2026, Casa Norte: de qué se compone',
    ]);
    await expect(canvas.getAllByText('Nada que pagar')).toHaveLength(2);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: answer(() => delay('infinite') as Promise<never>) },
};

// Proves artist-dashboard: No month closed yet
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: payments(() => []) },
  play: findsRole('heading', { name: 'Aún no hay un mes cerrado' }),
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answer(() =>
      HttpResponse.json(
        { code: 'too-many-requests', error: 'Demasiadas llamadas.' },
        { status: 429 },
      ),
    ),
  },
  play: findsRole('button', { name: 'Reintentar' }),
};

/** Sample data while the server does not answer. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: answer(() => HttpResponse.error()) },
  play: findsText('octubre de 2026'),
};

/** Billions, with deductions. */
export const Billions: Story = {
  tags: ['tall-on-phone', 'state:extreme-numbers', 'state:narrow'],
  parameters: {
    msw: payments((all) =>
      all.map((payment) => ({
        ...payment,
        amount: 1_234_567_890.12,
        breakdown: { streaming: -1.01, playlists: 1_234_567_891.13, radio: 0 },
      })),
    ),
  },
};

/** Ten years of months. */
export const Years: Story = {
  tags: ['tall', 'state:long-text'],
  parameters: {
    msw: payments(([newest]) =>
      newest === undefined
        ? []
        : Array.from({ length: 120 }, (_, index) => ({
            ...newest,
            id: `sample-${index}`,
            period: `${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}`,
            status: 'paid' as const,
          })),
    ),
  },
  play: findsText('No hay nada pendiente'),
};

// Proves artist-dashboard: The file of the history
/** The file has each payment with its parts and definitions. */
export const ExportsThePayments: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar pagos' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(
      /Mes[;,]Estado[;,]Fecha[;,]Streaming[;,]Playlists[;,]Radio[;,]Importe\r\n/,
    );
    await expect(text).toMatch(/2026-10[;,]Pendiente[;,]2026-11-30[;,]/);
    await expect(text).toContain('Las tres partes suman el importe');
    made.mockRestore();
  },
};
