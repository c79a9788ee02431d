import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';

type PassphraseFormProps = {
  /** Another one did not open it. */
  isWrong: boolean;
  onGive: (passphrase: string) => Promise<void>;
};

/** Asks for what opens an encrypted backup. */
export function PassphraseForm({ isWrong, onGive }: PassphraseFormProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const form = useForm({ defaultValues: { passphrase: '' } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const wrong = isWrong && !isDirty ? t('restore.passphraseWrong') : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(async ({ passphrase }) => {
          await onGive(passphrase);
          form.reset();
        })(event)
      }
    >
      <Stack gap={4}>
        <Field
          label={t('restore.passphrase')}
          hint={t('restore.passphraseHint', { setting: 'TONADA_BACKUP_PASSPHRASE' })}
          error={errors.passphrase?.message ?? wrong}
        >
          <PasswordInput
            showLabel={t('restore.showPassphrase')}
            hideLabel={t('restore.hidePassphrase')}
            autoComplete="off"
            maxLength={1024}
            {...form.register('passphrase', { required: t('restore.passphraseRequired') })}
          />
        </Field>
        <Button type="submit" variant="solid" isPending={isSubmitting}>
          {t('restore.decrypt')}
        </Button>
      </Stack>
    </form>
  );
}
