import { useTranslation } from 'react-i18next';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { changedFields } from './describe-action';
import { useFormats } from './use-formats';

const fields = ['name', 'email', 'subscription', 'role', 'status', 'country'] as const;
const labelFields = [
  'website',
  'foundedYear',
  'contactPerson',
  'phone',
  'royaltyRate',
  'contractStatus',
  'person',
] as const;
const acts = [
  'user.create',
  'user.change',
  'user.suspend',
  'user.activate',
  'label.create',
  'label.change',
  'label.addPerson',
  'label.removePerson',
] as const;

type Field = (typeof fields)[number];
type LabelField = (typeof labelFields)[number];
type Act = (typeof acts)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isLabelField = (name: string): name is LabelField =>
  labelFields.some((field) => field === name);
const contracts = ['active', 'pending', 'expired'] as const;
const isContract = (value: string): value is (typeof contracts)[number] =>
  contracts.some((contract) => contract === value);
const isAct = (name: string): name is Act => acts.some((act) => act === name);

/** Ways to say what somebody of the staff did. */
export function useActionWords() {
  const { t } = useTranslation('pages.admin.panel');
  const { euros } = useFormats();
  const nameOf = (field: string, { target }: StaffAction) => {
    // What an account is called is a person; a label is none.
    if (field === 'name' && target.kind === 'label') return t('system.field.name');
    if (isField(field)) return t(`users.column.${field}`);
    return isLabelField(field) ? t(`system.field.${field}`) : undefined;
  };
  /** A value as people read it. */
  const valueOf = (field: string, value: string) =>
    field === 'contractStatus' && isContract(value) ? t(`system.contract.${value}`) : value;
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
      act.action === 'royalties.pay' ? paidBy(act) : fieldChanges(act),
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

  function fieldChanges(act: StaffAction): string {
    return changedFields(act)
      .flatMap(({ field, from, to }) => {
        const name = nameOf(field, act);
        if (name === undefined) return [];
        const before = from && valueOf(field, from);
        const after = to && valueOf(field, to);
        if (after === null) {
          return before === null ? [] : t('system.actions.emptied', { name, from: before });
        }
        return before === null
          ? t('system.actions.set', { name, to: after })
          : t('system.actions.changed', { name, from: before, to: after });
      })
      .join(' · ');
  }
}
