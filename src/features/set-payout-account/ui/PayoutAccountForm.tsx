import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import type { PayoutAccountState } from '@/shared/contract/payout-account.ts';
import { getAccountParts } from '@/shared/rules/account-rules.ts';
import { payoutAccountLimits } from '@/shared/contract/limits.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
} from '@/shared/lib/form';
import { Field, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { AccountParts } from './AccountParts';
import type { AccountForm, AccountMessage } from '../model/account-form';
import { useChangeAccount } from '../model/use-change-account';

const schema = lazySchema<AccountForm>(() =>
  import('../model/account-form').then((form) => form.accountFormSchema),
);

const emptyParts = { iban: '', bank: '', code: '', branch: '', number: '' };

type PayoutAccountFormProps = {
  payee: Payee;
  /** The present account, whose holder and country are prefilled. */
  state: PayoutAccountState;
  onDone: () => void;
  onCancel: () => void;
};

/** The input stays until the server has saved it. */
export function PayoutAccountForm({ payee, state, onDone, onCancel }: PayoutAccountFormProps) {
  const { t } = useTranslation('features.set-payout-account');
  const { send } = useChangeAccount(payee, 'save');
  const { account, version } = state;
  usePrefetchedSchema(schema);
  const form = useForm<AccountForm>({
    resolver: schema,
    defaultValues: {
      holder: account?.holder ?? '',
      country: account?.country ?? state.country ?? 'ES',
      ...emptyParts,
    },
  });
  const { errors } = form.formState;
  const getError = (field: keyof AccountForm) =>
    fieldSentence(errors[field], (key: AccountMessage) => t(key));

  const handleSubmit = async ({ holder, country, ...typed }: AccountForm) => {
    const parts = getAccountParts(country).map(([field]) => [field, typed[field]]);
    const named = { holder, country, ...(Object.fromEntries(parts) as Partial<typeof typed>) };
    const failed = await send({ version, account: named });
    if (!failed) {
      showToast({ tone: 'success', text: t('save.done') });
      onDone();
    } else if (!showFieldProblems(form, failed.error)) {
      form.setError('root', { message: failed.sentence });
    }
  };

  return (
    <Stack gap={4}>
      <Heading level={3}>{t(account ? 'form.other' : 'form.first')}</Heading>
      <FormFrame
        form={form}
        onSubmit={handleSubmit}
        submitLabel={t('save.action')}
        cancelLabel={t('cancel')}
        onCancel={onCancel}
        unsaved={{
          title: t('unsaved.title'),
          text: t('unsaved.text'),
          stayLabel: t('unsaved.stay'),
          leaveLabel: t('unsaved.leave'),
        }}
      >
        <Field
          label={t('holder')}
          most={payoutAccountLimits.holderMax}
          hint={t('holderHint')}
          error={getError('holder')}
        >
          <TextInput autoComplete="off" {...form.register('holder')} />
        </Field>
        <AccountParts form={form} getError={getError} />
      </FormFrame>
    </Stack>
  );
}
