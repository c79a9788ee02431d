import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { expectBrief } from './support/settings.ts';
import { expect, test } from './support/test.ts';

const card = { number: '4000 1234 5678 9010', expiry: '09/31', cvv: '417' };

function watchRequests(page: Page) {
  const all: string[] = [];
  const plans: unknown[] = [];
  page.on('request', (request) => {
    all.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    if (request.url().endsWith('/api/user/subscription')) plans.push(request.postDataJSON());
  });
  return { all, plans };
}

/** Matches whole words, since a port, a time or a file name may contain the same digits. */
const expectNoCard = (text: string) => {
  for (const secret of [card.number, card.number.replaceAll(' ', ''), card.expiry, card.cvv])
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])${secret}(?![\\w-])`));
};

test('a plan is confirmed, cancelled and left, and no card leaves the dialog', async ({ page }) => {
  await signInAsNewListener(page);
  await page.clock.install();
  await page.goto('/profile?tab=subscription');
  const { all, plans } = watchRequests(page);
  const main = page.getByRole('main');
  const payment = page.getByRole('dialog', { name: /^Confirmar / });
  const choose = (name: string) =>
    main.getByRole('button', { name: `Elegir ${name}`, exact: true }).click();
  const confirm = () => payment.getByRole('button', { name: 'Confirmar cambio de plan' }).click();

  await test.step('a change of mind sends nothing', async () => {
    await choose('Premium');
    await payment.getByRole('button', { name: 'Cancelar' }).click();
    await expect(payment).toBeHidden();
    expect(plans).toEqual([]);
  });

  await test.step('Premium, by card', async () => {
    await choose('Premium');
    await expect(payment).toHaveAccessibleName('Confirmar Premium');
    await expect(payment.getByText('9,99')).toBeVisible();
    await payment.getByLabel('Número de tarjeta').fill(card.number);
    await payment.getByLabel('Caducidad').fill(card.expiry);
    await payment.getByLabel('CVV').fill(card.cvv);
    await expectBrief(page.getByText('Tu plan ahora es Premium.'), confirm);
    expect(plans).toEqual([{ subscriptionType: 'premium', paymentMethod: 'card' }]);
    expectNoCard(all.join('\n'));
    expectNoCard(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])));
    expectNoCard(page.url());
    await expect(main.getByRole('button', { name: 'Aprovechar la oferta' })).toBeHidden();
  });

  await test.step('the dialog forgets what was typed in it', async () => {
    await choose('Family');
    await expect(payment.getByLabel('Número de tarjeta')).toHaveValue('');
    await payment.getByRole('radio', { name: 'PayPal' }).check();
    await expect(payment.getByLabel('Número de tarjeta')).toBeHidden();
    await expectBrief(page.getByText('Tu plan ahora es Family.'), confirm);
    expect(plans.at(-1)).toEqual({ subscriptionType: 'family', paymentMethod: 'paypal' });
  });

  await test.step('Student asks for a proof instead of a payment', async () => {
    await choose('Student');
    await expect(main.getByText(/^El plan Student es para quien estudia/)).toBeFocused();
    await expect(payment).toBeHidden();
    expect(plans).toHaveLength(2);
  });

  await test.step('cancelling asks, and says until when Premium lasts', async () => {
    const question = page.getByRole('alertdialog', { name: 'Cancelar Premium' });
    await main.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expect(
      question.getByText('¿Estás seguro de que quieres cancelar tu suscripción Premium?'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'No, seguir con mi plan' }).click();
    await expect(question).toBeHidden();
    expect(plans).toHaveLength(2);
    await main.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expectBrief(
      page.getByText(
        /^Suscripción cancelada\. Mantendrás Family hasta el \d+ de \p{L}+ de \d{4}\.$/u,
      ),
      () => question.getByRole('button', { name: 'Sí, cancelar' }).click(),
    );
    expect(plans.at(-1)).toEqual({ subscriptionType: 'free' });
    await expect(main.getByText(/^Family hasta el \d+ de /)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancelar suscripción' })).toBeHidden();
  });

  await test.step('the free plan applies at once, and the offer for new users is over', async () => {
    await choose('Premium');
    await confirm();
    await expect(page.getByText('Tu plan ahora es Premium.')).toBeVisible();
    await expectBrief(page.getByText('Tu plan ahora es Free.'), () => choose('Free'));
    expect(plans.at(-1)).toEqual({ subscriptionType: 'free' });
    await page.reload();
    await expect(main.getByRole('button', { name: 'Elegir Premium', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Aprovechar la oferta' })).toBeHidden();
  });
});
