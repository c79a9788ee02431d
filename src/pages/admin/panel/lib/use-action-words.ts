import { useTranslation } from 'react-i18next';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { changedFields } from './describe-action';

const fields = ['name', 'email', 'subscription', 'role', 'status', 'country'] as const;
const acts = ['user.create', 'user.change', 'user.suspend', 'user.activate'] as const;

type Field = (typeof fields)[number];
type Act = (typeof acts)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isAct = (name: string): name is Act => acts.some((act) => act === name);

/** Ways to say what somebody of the staff did. */
export function useActionWords() {
  const { t } = useTranslation('pages.admin.panel');
  return {
    /** `Suspender: Luz Cañas` */
    actOf: ({ action, target, after }: StaffAction): string => {
      if (isAct(action)) return t(`system.act.${action}`, { name: target.name });
      return t(after?.['isOn'] === true ? 'system.act.setting.on' : 'system.act.setting.off');
    },
    /** `Suscripción: free → premium`, one after the other. */
    changesOf: (act: StaffAction): string =>
      changedFields(act)
        .flatMap(({ field, from, to }) => {
          if (!isField(field) || to === null) return [];
          const name = t(`users.column.${field}`);
          return from === null
            ? t('system.actions.set', { name, to })
            : t('system.actions.changed', { name, from, to });
        })
        .join(' · '),
  };
}
