import { useTranslation } from 'react-i18next';
import { type StaffAction, serviceSettings } from '@/shared/contract/administration.ts';
import { paymentSteps } from '@/shared/contract/payment-run.ts';
import { screeningRules } from '@/shared/contract/screening-rules.ts';
import { useFormats } from '@/shared/lib/format';
import { changedFields } from './describe-action';
import { recognise } from './known-names';
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
  'files',
  'albums',
  'songs',
  'codePage',
] as const;
/** What is done, by what it is done to. */
const isAct = recognise({
  user: ['create', 'change', 'suspend', 'activate', 'password'],
  label: ['create', 'change', 'addPerson', 'removePerson'],
  artist: ['connect', 'create', 'refuse'],
  student: ['accept', 'refuse'],
  contract: ['offer', 'withdraw', 'end', 'accept', 'decline'],
  share: ['propose', 'withdraw', 'accept', 'decline'],
  payoutAccount: ['set', 'remove'],
  taxDetail: ['set'],
  royalties: ['hold', 'release', 'ask'],
  release: ['send', 'withdraw', 'link', 'unlink', 'approve', 'reject', 'reopen'],
  canvas: ['approve', 'reject', 'reopen'],
  editorial: [
    'create',
    'change',
    'activate',
    'deactivate',
    'delete',
    'addTrack',
    'removeTrack',
    'moveTrack',
  ],
  pitch: ['take', 'accept', 'reject', 'reopen'],
  marquee: ['approve', 'reject'],
  job: ['retry', 'discard'],
  musicFolder: ['look', 'stop', 'lose', 'wait'],
  musicAlbum: ['join', 'split', 'unjoin', 'unsplit'],
  musicNames: ['repair', 'dismiss', 'undo'],
  musicSong: ['same', 'different', 'apart'],
  figures: ['retry'],
  service: ['begin', 'name'],
  kit: ['save'],
  screening: ['count', 'refuse'],
});

type Field = (typeof fields)[number];
type OtherField = (typeof otherFields)[number];

const isField = (name: string): name is Field => fields.some((field) => field === name);
const isOtherField = (name: string): name is OtherField =>
  otherFields.some((field) => field === name);

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
      const step = paymentSteps.find((each) => action === `royalties.${each}`);
      if (step !== undefined) return t(`act.royalties.${step}`);
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
    const count = Number(after?.['receivers'] ?? 0);
    const several = count > 1 ? t('act.royalties.receivers', { count }) : '';
    const receiver = { name: t('act.royalties.receiver'), to: target.name || several };
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
