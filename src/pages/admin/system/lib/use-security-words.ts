import { useTranslation } from 'react-i18next';
import { roles, statuses } from '@/entities/administration';
import { allRights } from '@/shared/contract/right.ts';
import { serviceSettings } from '@/shared/contract/administration.ts';
import type { SecurityEvent } from '@/shared/contract/security-log.ts';
import { useFormats } from '@/shared/lib/format';

const acts = ['begin', 'added', 'removed', 'on', 'off', 'recovery-codes', 'kit'] as const;
const ways = [
  'login',
  'code',
  'passkey',
  'oidc',
  'google',
  'facebook',
  'apple',
  'register',
  'reset-link',
  'temporary',
] as const;
const purposes = ['address', 'change', 'offer'] as const;

type Detail = NonNullable<SecurityEvent['detail']>;

/** The known word in a field of the detail, if any. */
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((each) => each === value);

export function useSecurityWords() {
  const { t } = useTranslation(['pages.admin.system', 'entities.administration']);
  const { euros } = useFormats();
  const getName = (account: SecurityEvent['actor']): string =>
    account === null ? '' : (account.name ?? t('security.deleted'));
  const isOfConsole = ({ actor, detail }: SecurityEvent): boolean =>
    actor === null && typeof detail?.['by'] === 'string';

  /** The new state of an account or setting. */
  const getNewState = ({ to, setting, isOn }: Detail): string | undefined => {
    const role = oneOf(roles, to);
    if (role !== undefined) return t(`entities.administration:account.role.${role}`);
    const status = oneOf(statuses, to);
    if (status !== undefined) return t(`entities.administration:account.status.${status}`);
    const switched = oneOf(serviceSettings, setting);
    if (switched === undefined) return undefined;
    return t('security.setting', {
      name: t(`entities.administration:settings.${switched}.label`),
      state: t(isOn === true ? 'security.on' : 'security.off'),
    });
  };
  const getRights = (names: string): string =>
    allRights
      .filter((right) => names.split(',').includes(right))
      .map((right) => t(`entities.administration:account.rights.${right}`))
      .join(', ') || t('entities.administration:account.rights.none');
  const getDoneAct = ({ act, way, purpose, isRemoved }: Detail): string | undefined => {
    const done = isRemoved === true ? 'removed' : oneOf(acts, act);
    if (done !== undefined) return t(`security.act.${done}`);
    const means = oneOf(ways, way);
    if (means !== undefined) return t(`security.way.${means}`);
    const proof = oneOf(purposes, purpose);
    return proof && t(`security.purpose.${proof}`);
  };

  return {
    getActor: (event: SecurityEvent): string => {
      if (isOfConsole(event)) return t('security.console');
      return event.actor === null ? t('security.visitor') : getName(event.actor);
    },
    /** Empty where the account is the actor's own. */
    getSubject: ({ actor, subject }: SecurityEvent): string =>
      subject?.id === actor?.id ? '' : getName(subject),
    getDetail: ({ kind, detail }: SecurityEvent): string => {
      if (detail === null) return '';
      if (kind === 'rights' && typeof detail['to'] === 'string') return getRights(detail['to']);
      if (typeof detail['route'] === 'string')
        return t('security.route', { route: detail['route'] });
      if (typeof detail['amount'] === 'number') return euros(detail['amount']);
      return getNewState(detail) ?? getDoneAct(detail) ?? '';
    },
  };
}
