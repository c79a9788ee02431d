import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRun, PaymentTransfer } from '@/shared/contract/payment-run.ts';
import { dayFromToday, formSchema, useDraftForm } from '@/shared/lib/form';
import { lazyPart } from '@/shared/lib/lazy-part';
import { DateInput, Field } from '@/shared/ui/field';
import { Text } from '@/shared/ui/text';
import { Bench } from '@/shared/ui/workbench';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRunSteps } from '../model/use-run-steps';
import { CostFields } from './CostFields';

const AlertDialog = lazyPart(() => import('@/shared/ui/alert-dialog'), 'AlertDialog');

const schema = formSchema(async () => (await import('../model/royalty-rules')).confirmRules);

type RunConfirmProps = {
  run: PaymentRun;
  /** Selected, and in the bank. */
  ticked: readonly PaymentTransfer[];
};

/** Confirms the selected payments on a day, after asking with their sum, number and lacks. */
export function RunConfirm({ run, ticked }: RunConfirmProps) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { date, euros } = useRoyaltyWords();
  const steps = useRunSteps(run.id);
  const [question, setQuestion] = useState<PromiseWithResolvers<boolean> | null>(null);
  const cents = ticked.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  const payouts = ticked.reduce((total, each) => total + each.payouts, 0);
  const sum = euros(cents / 100);
  const lacking = ticked.filter(({ account }) => account === null).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.language).format(lacking);
  const isSure = () => {
    const asked = Promise.withResolvers<boolean>();
    setQuestion(asked);
    return asked.promise;
  };
  const { form, fault, values, work } = useDraftForm({
    schema,
    empty: { day: dayFromToday(0), fee: '', currency: '', exchanged: '' },
    sentences: {
      fee: { number: t('steps.feeFault'), invalid: t('steps.feeFault') },
      currency: { missing: t('steps.exchangeFault'), invalid: t('steps.currencyHint') },
      exchanged: { missing: t('steps.exchangeFault'), number: t('steps.exchangeFault') },
    },
    failed: t('steps.failed'),
    send: async ({ sent: { day, fee, currency, exchanged } }) => {
      if (ticked.length === 0) return { refusal: '' };
      const costs = {
        ...(fee !== null && { fee }),
        ...(exchanged !== null && { exchange: { currency, amount: exchanged } }),
      };
      if (ticked.length > 1 && Object.keys(costs).length > 0) {
        return { refusal: t('steps.costsOfOne') };
      }
      const receivers = ticked.map(({ receiver }) => receiver);
      const refused = (await isSure())
        ? await steps.take({ kind: 'confirmed', receivers, day, ...costs })
        : { refusal: '' };
      setQuestion(null);
      return refused;
    },
  });
  const field = (
    <>
      <Field label={t('steps.day')} hint={t('steps.dayHint')} error={fault('day')}>
        <DateInput required min={run.orderedAt.slice(0, 10)} {...form.register('day')} />
      </Field>
      {ticked.length === 1 ? (
        <CostFields register={form.register} fault={fault} />
      ) : (
        <Text size="small" tone="muted">
          {t('steps.costsOfOne')}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t('steps.confirmText')}
      </Text>
    </>
  );
  return (
    <>
      <Bench
        isInPage
        steps={[{ title: t('steps.day'), content: field }]}
        work={work}
        submitLabel={t('steps.confirm', { sum })}
        isIncomplete={ticked.length === 0}
      />
      <Suspense fallback={null}>
        {question && (
          <AlertDialog
            isOpen
            onOpenChange={() => question.resolve(false)}
            title={t('steps.ask', { count: payouts, sum })}
            text={[
              t('steps.askText', { count: ticked.length, day: date(values.day) }),
              lacking.length > 0 && t('plan.withoutAccount', { count: lacking.length, names }),
            ]
              .filter(Boolean)
              .join(' ')}
            confirmLabel={t('steps.confirm', { sum })}
            cancelLabel={t('pay.cancel')}
            isPending={steps.pending === 'confirmed'}
            onConfirm={() => question.resolve(true)}
          />
        )}
      </Suspense>
    </>
  );
}
