import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checklist } from '@/shared/ui/field';
import { rights, useRights } from '../../model/rights';
import type { UserForm } from '../../model/user-form';

type RightsFieldProps = {
  /** Of the form of an account. */
  control: Control<UserForm>;
  /** What the server refused. */
  error: string | undefined;
};

/** What an admin may do: those rights stand there that whoever fills it in has, too, or the account has already. */
export function RightsField({ control, error }: RightsFieldProps) {
  const { t } = useTranslation('pages.admin.panel');
  const { has } = useRights();
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field, formState }) => {
        const kept = formState.defaultValues?.rights ?? [];
        const offered = rights.filter((right) => has(right) || kept.includes(right));
        return (
          <Checklist
            label={t('users.rights.label')}
            hint={t('users.rights.hint')}
            error={error}
            ref={field.ref}
            options={offered.map((value) => ({
              value,
              label: t(`users.rights.${value}.name`),
              detail: t(`users.rights.${value}.text`),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        );
      }}
    />
  );
}
