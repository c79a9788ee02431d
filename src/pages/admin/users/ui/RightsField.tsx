import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { allRights } from '@/shared/contract/right.ts';
import { hasRight } from '@/shared/lib/access';
import { Checklist } from '@/shared/ui/field';
import type { UserForm } from '../model/user-form';

type RightsFieldProps = {
  /** Of the form of an account. */
  control: Control<UserForm>;
  /** What the server refused. */
  error: string | undefined;
};

/** What an admin may do: those rights stand there that whoever fills it in has, too, or the account has already. */
export function RightsField({ control, error }: RightsFieldProps) {
  const { t } = useTranslation(['pages.admin.users', 'entities.administration']);
  const viewer = useViewer();
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field, formState }) => {
        const kept = formState.defaultValues?.rights ?? [];
        const offered = allRights.filter(
          (right) => hasRight(viewer, right) || kept.includes(right),
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
