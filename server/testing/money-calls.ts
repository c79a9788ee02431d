import type { PaymentResult } from '#contract/payment-run.ts';
import type { PlayReview } from '#contract/play-review.ts';
import type { PendingLabels } from '#contract/royalties.ts';
import { importFigures } from '../modules/figures/figures/import-figures.ts';
import { endToEndId } from '../modules/money/payment-run/bank-file.ts';
import { faro } from './start-payment-app.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

/** Calls about accounts of payees, the life of a payment run, and plays that are held back. */
export const moneyCalls = (tonada: ReleaseApp): Record<string, WritingCalls> => ({
  async *money() {
    const account = { holder: 'Casa', iban: 'ES9121000418450200051332' };
    yield call('jefa', 'POST', 'admin/account-requests', {
      receivers: [await tonada.payeeOf('artist', faro)],
    });
    yield call('casa', 'PUT', 'label/payout-account', { version: 0, account });
    yield call('faro', 'PUT', 'artist/payout-account', { version: 0, account });
    const tax = { version: 0, country: 'ES', taxId: '12345678Z', vat: 'charged', withholding: 15 };
    yield call('casa', 'PUT', 'label/tax-detail', tax);
    yield call('faro', 'PUT', 'artist/tax-detail', tax);
    const earnings = `artist,day,source,streams,earnings\n${faro},2026-10-10,liked,2000,20`;
    await importFigures(tonada.db, earnings);
    await tonada.closeBefore('2026-11');
    const answer = await tonada.call('jefa', 'GET', 'admin/royalties');
    const { labels } = answer.json<PendingLabels>();
    const [due] = labels;
    const order = { labels: [due?.id], payouts: due?.payouts, amount: due?.amount };
    const receiver = await tonada.payeeOf('label', String(due?.id));
    yield call('jefa', 'PUT', 'admin/payment-holds', { receiver, reason: 'Espera' });
    yield call('jefa', 'PUT', 'admin/payment-holds', { receiver, reason: null });
    const ordered = yield call('jefa', 'PUT', 'admin/payment-runs/run-1', order);
    const { fingerprint } = ordered.json<PaymentResult>();
    const steps = 'admin/payment-runs/run-1/steps';
    tonada.people['tesorera'] = await tonada.signIn({
      email: 'tesorera@example.com',
      role: 'admin',
    });
    yield call('tesorera', 'POST', steps, { kind: 'approved', fingerprint });
    yield call('jefa', 'POST', steps, { kind: 'handedIn' });
    const day = tonada.clock().toISOString().slice(0, 10);
    yield call('jefa', 'POST', steps, { kind: 'confirmed', receivers: null, day });
    const state = `<TxInfAndSts><OrgnlEndToEndId>${endToEndId('run-1', receiver)}</OrgnlEndToEndId><TxSts>RJCT</TxSts></TxInfAndSts>`;
    const text = `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${state}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    yield call('jefa', 'POST', 'admin/payment-runs/run-1/bank-messages', { text });
    const seen = { isOn: true, threshold: 50, least: 6_000, days: null };
    const changes = { ...seen, least: 1 };
    yield call('jefa', 'PUT', 'admin/play-review/rules/listener', { seen, changes });
    await tonada.play('trk_1', '2026-11-10T12:00:00Z');
    await tonada.closeBefore('2026-12');
    const review = await tonada.call('jefa', 'GET', 'admin/play-review');
    const groups = review.json<PlayReview>().held.map(({ id }) => id);
    const decision = { groups, verdict: 'refused', reason: 'Son de un solo oyente' };
    yield call('jefa', 'POST', 'admin/play-review/decisions', decision);
  },
});
