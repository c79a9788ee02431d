import { useTranslation } from 'react-i18next';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { changedFields } from './describe-action';
import { useFormats } from './use-formats';

const fields = ['name', 'email', 'subscription', 'role', 'status', 'country'] as const;
const acts = ['user.create', 'user.change', 'user.suspend', 'user.activate'] as const;

type Field = (typeof fields)[number];
type Act = (typeof acts)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isAct = (name: string): name is Act => acts.some((act) => act === name);

/** Ways to say what somebody of the staff did. */
export function useActionWords() {
  const { t } = useTranslation('pages.admin.panel');
  const { euros } = useFormats();
  return {
    /** `Suspender: Luz Cañas` */
    actOf: ({ action, target, after }: StaffAction): string => {
      if (isAct(action)) return t(`system.act.${action}`, { name: target.name });
      if (action === 'royalties.pay') {
        return t('system.act.royalties.pay', { count: Number(after?.['payouts']) });
      }
      return t(after?.['isOn'] === true ? 'system.act.setting.on' : 'system.act.setting.off');
    },
    /** `Suscripción: free → premium`, one after the other. */
    changesOf: (act: StaffAction): string =>
      act.action === 'royalties.pay' ? paidBy(act) : accountChanges(act),
  };

  /** `A quién: Balcón Discos · Importe: 1.234,50 €` */
  function paidBy({ target, after }: StaffAction): string {
    const receiver = { name: t('system.act.royalties.receiver'), to: target.name };
    const amount = {
      name: t('system.act.royalties.amount'),
      to: euros(Number(after?.['amount'])),
    };
    return [receiver, amount]
      .filter(({ to }) => to !== '')
      .map((field) => t('system.actions.set', field))
      .join(' · ');
  }

  function accountChanges(act: StaffAction): string {
    return changedFields(act)
      .flatMap(({ field, from, to }) => {
        if (!isField(field) || to === null) return [];
        const name = t(`users.column.${field}`);
        return from === null
          ? t('system.actions.set', { name, to })
          : t('system.actions.changed', { name, from, to });
      })
      .join(' · ');
  }
}
