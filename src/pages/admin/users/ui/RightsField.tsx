import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { allRights } from '@/shared/contract/right.ts';
import { hasRight } from '@/shared/lib/access';
import { Checklist } from '@/shared/ui/field';
import type { UserForm } from '../model/user-form';

type RightsFieldProps = {
  control: Control<UserForm>;
  error: string | undefined;
};

/** An admin's rights: those that the editing admin has, plus those the account already has. */
export function RightsField({ control, error }: RightsFieldProps) {
  const { t } = useTranslation(['pages.admin.users', 'entities.administration']);
  const viewer = useViewer();
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field, formState }) => {
        const current = formState.defaultValues?.rights ?? [];
        const offered = allRights.filter(
          (right) => hasRight(viewer, right) || current.includes(right),
        );
        return (
          <Checklist
            label={t('rights.label')}
            hint={t('rights.hint')}
            error={error}
            ref={field.ref}
            options={offered.map((value) => ({
              value,
              label: t(`entities.administration:account.rights.${value}`),
              detail: t(`rights.${value}.text`),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        );
      }}
    />
  );
}
