import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, type userEvent as UserEvent, waitFor, within } from 'storybook/test';
import { useViewer } from '@/entities/session';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import type { SubscriptionBody } from '@/shared/contract/account.ts';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { SubscriptionSettings } from './SubscriptionSettings';

type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'click' | 'dblClick' | 'type'>;

let sent: unknown[] = [];

const path = '*/api/user/subscription';
const answered = http.put(path, async ({ request }) => {
  const body = (await request.json()) as SubscriptionBody;
  sent.push(body);
  await delay(50);
  const { subscriptionType, period: planPeriod = 'month', isPromotion } = body;
  const cancelledPlan = subscriptionType === 'free' ? ('premium' as const) : null;
  const paidUntil = '2026-12-20';
  const promotionUntil = isPromotion ? paidUntil : null;
  return HttpResponse.json(
    buildUser({
      subscriptionType,
      paidUntil,
      planPeriod,
      promotionUntil,
      cancelledPlan,
      isPromotionOpen: false,
    }),
  );
});
const noStudent = http.get('*/api/user/student', () =>
  HttpResponse.json({ domains: ['uni.example'], canEmail: true, until: null, request: null }),
);
const noFamily = http.get('*/api/user/family', () => HttpResponse.json({ part: 'none' }));
const failed = http.put(path, () => HttpResponse.error());
const on = (subscriptionType: SubscriptionType) => signedIn({ subscriptionType });

function Settings() {
  const viewer = useViewer();
  return <main tabIndex={-1}>{viewer && <SubscriptionSettings viewer={viewer} />}</main>;
}

const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name, hidden: true }).closest('li');
  if (!item) throw new Error(`There is no card of ${name}.`);
  return within(item);
};

async function openPayment(user: User, plan: string) {
  await user.click(card(plan).getByRole('button', { name: `Elegir ${plan}` }));
  const dialog = await screen.findByRole('dialog', { name: `Confirmar ${plan}` });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function openCancel(user: User) {
  await user.click(screen.getByRole('button', { name: 'Cancelar suscripción' }));
  return within(await screen.findByRole('alertdialog'));
}

const meta = {
  title: 'Music/Account/Subscription',
  component: SubscriptionSettings,
  args: { viewer: buildUser() },
  render: () => <Settings />,
  parameters: {
    address: '/profile?tab=subscription',
    state: on('free'),
    msw: [answered, noFamily, noStudent],
  },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof SubscriptionSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves plans: Cards, offer and yearly plans
export const Free: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const all = texts.join(' ').replaceAll('\u00a0', ' ');
    for (const text of [
      '0 €/mes',
      'Canciones completas',
      'Descarga lo que quieras',
      '9,99 €/mes',
      '15,99 €/mes',
      'Hasta 6 cuentas',
      '4,99 €/mes',
      '99,99 €/año',
      '159,99 €/año',
      '2 meses gratis',
      'Ahorras 19,89 € frente a doce meses',
      'Ahorras 31,89 € frente a doce meses',
    ]) {
      await expect(all).toContain(text);
    }
    // The product limits no skips and plays no ads.
    await expect(all).not.toMatch(/saltos|con anuncios/);
    await expect(canvas.getByText('3 meses de Premium por 0,99 €')).toBeVisible();
    await expect(canvas.getByText(/^Después, 9,99 €\/mes\./)).toBeVisible();
    await expect(card('Free').getByText('Tu plan actual')).toBeVisible();
    await expect(canvas.getAllByText('Tu plan actual')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
// Proves plans: Samples: invoices
export const Premium: Story = {
  tags: ['state:variants', 'state:sample', 'state:narrow'],
  parameters: { state: on('premium') },
  play: async ({ canvas }) => {
    await expect(card('Premium').getByText('Tu plan actual')).toBeVisible();
    await expect(canvas.queryByText(/meses de Premium por/)).toBeNull();
    const table = within(canvas.getByRole('table', { name: 'Historial de facturación' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByText('2 de noviembre de 2026')).toBeVisible();
  },
};
/** The words and the button share a line, so that the card is no taller than they are. */
export const CancelBesideThePlan: Story = {
  tags: ['no-photo'],
  parameters: { state: on('premium') },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Tu plan' });
    const cancel = canvas.getByRole('button', { name: 'Cancelar suscripción' });
    const words = title.getBoundingClientRect();
    const button = cancel.getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(words.right);
    await expect(button.bottom - words.top).toBeLessThan(120);
  },
};
// Proves plans: A member sees who pays
export const FamilyMember: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({ family: { payer: 'Alma Ríos', until: null } }),
    msw: [
      http.get('*/api/user/family', () =>
        HttpResponse.json({
          part: 'member',
          payer: 'Alma Ríos',
          since: '2026-11-20T20:00:00.000Z',
          isRunning: true,
          until: null,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Con el plan de Alma Ríos, y con tu propia cuenta.');
    await canvas.findByText(/^Usas el plan Family de Alma Ríos/);
  },
};
// Proves plans: Student needs a proof
export const StudentWithoutProof: Story = {
  tags: ['state:variants', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(card('Student').getByRole('button', { name: 'Elegir Student' }));
    await expect(await canvas.findByText(/^El plan Student es para quien estudia/)).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(sent).toEqual([]);
  },
};

// Proves plans: Free at once
export const FreeIsChangedToDirectly: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: { state: on('premium') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(card('Free').getByRole('button', { name: 'Elegir Free' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await canvas.findByText('Tu plan ahora es Free.');
    await expect(sent).toEqual([{ subscriptionType: 'free' }]);
    await expect(card('Free').getByText('A continuación')).toBeVisible();
  },
};
export const FreeFails: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: { state: on('premium'), msw: [failed, noFamily, noStudent] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(card('Free').getByRole('button', { name: 'Elegir Free' }));
    const message = await canvas.findByText('Error al cambiar el plan. Inténtalo de nuevo.');
    await expect(message).toHaveAttribute('data-tone', 'danger');
    await expect(card('Premium').getByText('Tu plan actual')).toBeVisible();
  },
};
export const TheCurrentPlanCannotBeChosen: Story = {
  tags: ['no-photo'],
  parameters: { state: on('premium') },
  play: async ({ userEvent }) => {
    await userEvent.click(card('Premium').getByRole('button', { name: 'Elegir Premium' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(sent).toEqual([]);
  },
};

export const Paying: Story = {
  tags: ['state:open', 'state:narrow'],
  play: async ({ userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium');
    await expect(dialog.getByRole('radio', { name: 'Tarjeta' })).toBeChecked();
    await expect(sent).toEqual([]);
  },
};
export const WaitsForThePayment: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.put(path, () => delay('infinite')), noFamily, noStudent] },
  play: async ({ userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await expect(await dialog.findByRole('button', { name: 'Cambiando de plan...' })).toBeVisible();
  },
};
export const AsksBeforeCancelling: Story = {
  tags: ['state:open'],
  parameters: { state: on('premium') },
  play: async ({ userEvent }) => {
    const dialog = await openCancel(userEvent);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sí, cancelar' })).toBeVisible());
  },
};
// Proves plans: Card stays in the dialog
export const CardStaysInTheDialog: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPayment(userEvent, 'Family');
    await userEvent.type(dialog.getByLabelText('Número de tarjeta'), '4970 1111 2222 3333');
    await userEvent.type(dialog.getByLabelText('Caducidad'), 'nunca');
    await userEvent.type(dialog.getByLabelText('CVV'), '987');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await canvas.findByText('Tu plan ahora es Family.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(sent).toEqual([{ subscriptionType: 'family', paymentMethod: 'card' }]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]);
    await expect(stored).not.toMatch(/4970|987|nunca/);
    const again = await openPayment(userEvent, 'Premium');
    await expect(again.getByLabelText('Número de tarjeta')).toHaveValue('');
  },
};
export const PaypalChosen: Story = {
  parameters: { state: signedIn({ studentUntil: '2027-09-30' }) },
  play: async ({ userEvent }) => {
    const dialog = await openPayment(userEvent, 'Student');
    await userEvent.click(dialog.getByRole('radio', { name: 'PayPal' }));
    await expect(dialog.getByText('El pago queda a cargo de tu cuenta de PayPal.')).toBeVisible();
    await expect(dialog.queryByLabelText('CVV')).toBeNull();
  },
};
// Proves plans: PayPal
export const WithPaypal: Story = {
  tags: ['no-photo'],
  parameters: { state: signedIn({ studentUntil: '2027-09-30' }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPayment(userEvent, 'Student');
    await userEvent.click(dialog.getByRole('radio', { name: 'PayPal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await canvas.findByText('Tu plan ahora es Student.');
    await expect(sent).toEqual([{ subscriptionType: 'student', paymentMethod: 'paypal' }]);
  },
};
export const ByTheYear: Story = {
  tags: ['no-photo'],
  parameters: { state: on('premium') },
  play: async ({ userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium anual');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { subscriptionType: 'premium', paymentMethod: 'card', period: 'year' },
      ]),
    );
  },
};
export const WithThePromotion: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovechar la oferta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar Premium' });
    await expect(dialog).toHaveAccessibleDescription(/3 meses de Premium por 0,99/);
  },
};
// Proves plans: A change fails
export const PaymentFails: Story = {
  tags: ['state:failed'],
  parameters: { msw: [failed, noFamily, noStudent] },
  play: async ({ userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await dialog.findByText('Error al cambiar el plan. Inténtalo de nuevo.');
    await expect(dialog.getByRole('button', { name: 'Confirmar cambio de plan' })).toBeVisible();
  },
};
// Proves plans: Given up
export const PaymentGivenUp: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Elegir Premium' })).toHaveFocus(),
    );
    await expect(sent).toEqual([]);
  },
};

// Proves plans: Cancelling
export const Cancelling: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: { state: on('premium') },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCancel(userEvent);
    await expect(
      dialog.getByText('¿Estás seguro de que quieres cancelar tu suscripción Premium?'),
    ).toBeInTheDocument();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    await canvas.findByText(
      'Suscripción cancelada. Mantendrás Premium hasta el 20 de diciembre de 2026.',
    );
    await canvas.findByText(/^Premium hasta el 20 de diciembre de 2026/);
    await expect(sent).toEqual([{ subscriptionType: 'free' }]);
    // The first pressed button disappears with the plan.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
export const CancellingWithoutADate: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: {
    state: on('premium'),
    msw: [
      http.put(path, () => HttpResponse.json(buildUser({ subscriptionType: 'free' }))),
      noFamily,
      noStudent,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCancel(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    await canvas.findByText(
      'Suscripción cancelada. Mantendrás Premium hasta el final del periodo de facturación.',
    );
  },
};
export const Cancelled: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({
      subscriptionType: 'free',
      paidUntil: '2026-12-20',
      cancelledPlan: 'premium',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Premium hasta el 20 de diciembre de 2026: hasta entonces puedes seguir descargando.',
      ),
    ).toBeVisible();
    await expect(card('Premium').getByText('Tu plan actual')).toBeVisible();
    await expect(card('Free').getByText('A continuación')).toBeVisible();
  },
};
// Proves plans: Taken back
export const Resumed: Story = {
  ...Cancelled,
  tags: ['state:success', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivar' }));
    await canvas.findByText('Tu plan Premium sigue adelante.');
    await expect(sent).toEqual([{ subscriptionType: 'premium', isResumed: true }]);
    await expect(canvas.getByRole('button', { name: 'Cancelar suscripción' })).toBeVisible();
    await expect(card('Free').queryByText('A continuación')).toBeNull();
  },
};
// Proves plans: A year leaves a trace
export const Yearly: Story = {
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPayment(userEvent, 'Premium anual');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await canvas.findByText('Tu plan ahora es Premium anual.');
    const fault = /^Pago anual: 99,99\s€, pagado hasta el 20 de diciembre de 2026\.$/;
    await expect(await canvas.findByText(fault)).toBeVisible();
    await expect(card('Premium anual').getByText('Tu plan actual')).toBeVisible();
    await expect(card('Premium').queryByText('Tu plan actual')).toBeNull();
  },
};
// Proves plans: The offer, once
export const Offer: Story = {
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovechar la oferta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar Premium' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar cambio de plan' }));
    const fault =
      /^Oferta: 3 meses por 0,99\s€, hasta el 20 de diciembre de 2026\. Después, 9,99\s€\/mes\.$/;
    await expect(await canvas.findByText(fault)).toBeVisible();
    await expect(sent).toEqual([
      { subscriptionType: 'premium', isPromotion: true, paymentMethod: 'card' },
    ]);
    const question = await openCancel(userEvent);
    await userEvent.click(question.getByRole('button', { name: 'Sí, cancelar' }));
    await canvas.findByText(/^Suscripción cancelada/);
    await expect(canvas.queryByRole('button', { name: 'Aprovechar la oferta' })).toBeNull();
  },
};
export const PaidTimeIsOver: Story = {
  tags: ['no-photo'],
  parameters: { state: signedIn({ subscriptionType: 'free', paidUntil: '2026-11-18' }) },
  play: async ({ canvas }) => expect(canvas.queryByText(/hasta el/)).toBeNull(),
};
// Proves plans: Cancelling fails
export const CancelFails: Story = {
  tags: ['state:failed'],
  parameters: { state: on('premium'), msw: [failed, noFamily, noStudent] },
  play: async ({ userEvent }) => {
    const dialog = await openCancel(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelar' }));
    await dialog.findByText('Error al cancelar la suscripción.');
    await expect(card('Premium').getByText('Tu plan actual')).toBeInTheDocument();
  },
};
export const NotCancelled: Story = {
  tags: ['no-photo'],
  parameters: { state: on('premium') },
  play: async ({ userEvent }) => {
    const dialog = await openCancel(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'No, seguir con mi plan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).toEqual([]);
  },
};
