import { useTranslation } from 'react-i18next';
import { type StaffAction, serviceSettings } from '@/shared/contract/administration.ts';
import { screeningRules } from '@/shared/contract/screening-rules.ts';
import { useFormats } from '@/shared/lib/format';
import { changedFields } from './describe-action';
import { useJobWords } from './use-job-words';
import { useValueWords } from './use-value-words';

const fields = ['name', 'email', 'subscription', 'role', 'status', 'country'] as const;
const otherFields = [
  'website',
  'foundedYear',
  'contactPerson',
  'phone',
  'royaltyRate',
  'contractStatus',
  'person',
  'isOn',
  'startsOn',
  'endsOn',
  'holder',
  'iban',
  'description',
  'coverImage',
  'category',
  'priority',
  'isActive',
  'title',
  'next',
  'releaseDate',
  'reason',
  'note',
  'playlists',
  'budget',
  'rights',
  'threshold',
  'least',
  'days',
  'month',
  'plays',
] as const;
const acts = [
  'user.create',
  'user.change',
  'user.suspend',
  'user.activate',
  'user.password',
  'label.create',
  'label.change',
  'label.addPerson',
  'label.removePerson',
  'contract.offer',
  'contract.withdraw',
  'contract.end',
  'contract.accept',
  'contract.decline',
  'share.propose',
  'share.withdraw',
  'share.accept',
  'share.decline',
  'payoutAccount.set',
  'payoutAccount.remove',
  'royalties.approved',
  'royalties.handedIn',
  'royalties.confirmed',
  'royalties.returned',
  'royalties.withdrawn',
  'royalties.hold',
  'royalties.release',
  'release.send',
  'release.withdraw',
  'release.approve',
  'release.reject',
  'canvas.approve',
  'canvas.reject',
  'editorial.create',
  'editorial.change',
  'editorial.activate',
  'editorial.deactivate',
  'editorial.delete',
  'editorial.addTrack',
  'editorial.removeTrack',
  'editorial.moveTrack',
  'pitch.take',
  'pitch.accept',
  'pitch.reject',
  'marquee.approve',
  'marquee.reject',
  'job.retry',
  'job.discard',
  'figures.retry',
  'service.begin',
  'service.name',
  'screening.count',
  'screening.refuse',
] as const;

type Field = (typeof fields)[number];
type OtherField = (typeof otherFields)[number];
type Act = (typeof acts)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isOtherField = (name: string): name is OtherField =>
  otherFields.some((field) => field === name);
const isAct = (name: string): name is Act => acts.some((act) => act === name);

export function useActionWords() {
  const { t } = useTranslation(['pages.admin.system', 'entities.administration']);
  const { euros } = useFormats();
  const valueOf = useValueWords();
  const { getKind } = useJobWords();
  const getName = (field: string, { target }: StaffAction) => {
    // An account's name is a person's; other names are not.
    if (field === 'name' && target.kind !== 'user') return t('field.name');
    if (isField(field)) return t(`entities.administration:account.column.${field}`);
    return isOtherField(field) ? t(`field.${field}`) : undefined;
  };
  return {
    /** The name is deleted with the account. */
    getActor: ({ actor }: StaffAction): string => actor.name || t('actions.deleted'),
    getAct: ({ action, target, after }: StaffAction): string => {
      const name = target.kind === 'job' ? getKind(target.id) : target.name || t('actions.deleted');
      if (isAct(action)) return t(`act.${action}`, { name });
      if (action === 'royalties.pay') {
        return t('act.royalties.pay', { count: Number(after?.['payouts']) });
      }
      const rule = screeningRules.find((each) => each === target.id);
      if (rule !== undefined) return t(`act.screening.change.${rule}`);
      const setting = serviceSettings.find((each) => each === target.id);
      if (setting === undefined) return action;
      return t(`act.setting.${setting}.${after?.['isOn'] === true ? 'on' : 'off'}`);
    },
    getChanges: (act: StaffAction): string =>
      act.target.kind === 'payment-run' ? paidBy(act) : fieldChanges(act),
  };

  function paidBy({ target, after }: StaffAction): string {
    const receiver = { name: t('act.royalties.receiver'), to: target.name };
    const amount = {
      name: t('act.royalties.amount'),
      to: euros(Number(after?.['amount'])),
    };
    return [receiver, amount]
      .filter(({ to }) => to !== '')
      .map((field) => t('actions.set', field))
      .join(' · ');
  }

  function fieldChanges(act: StaffAction): string {
    return changedFields(act)
      .flatMap(({ field, from, to }) => {
        const name = getName(field, act);
        if (name === undefined) return [];
        const before = from && valueOf(field, from);
        const after = to && valueOf(field, to);
        if (after === null) {
          return before === null ? [] : t('actions.emptied', { name, from: before });
        }
        return before === null
          ? t('actions.set', { name, to: after })
          : t('actions.changed', { name, from: before, to: after });
      })
      .join(' · ');
  }
}
