import { useTranslation } from 'react-i18next';
import { serviceSettings } from '@/shared/contract/administration.ts';
import type { SecurityEvent } from '@/shared/contract/security-log.ts';
import { roles, statuses } from '../model/choices';
import { useFormats } from './use-formats';

/** Ways to say what the security log holds. */
export function useSecurityWords() {
  const { t } = useTranslation(['pages.admin.system', 'pages.admin.panel']);
  const { euros } = useFormats();
  const nameOf = (account: SecurityEvent['actor']): string =>
    account === null ? '' : (account.name ?? t('security.deleted'));
  return {
    actorOf: ({ actor }: SecurityEvent): string =>
      actor === null ? t('security.visitor') : nameOf(actor),
    /** Empty where the account is the actor's own. */
    subjectOf: ({ actor, subject }: SecurityEvent): string =>
      subject?.id === actor?.id ? '' : nameOf(subject),
    detailOf: ({ detail }: SecurityEvent): string => {
      const role = roles.find((each) => each === detail?.['to']);
      if (role !== undefined) return t(`pages.admin.panel:users.role.${role}`);
      const status = statuses.find((each) => each === detail?.['to']);
      if (status !== undefined) return t(`pages.admin.panel:users.status.${status}`);
      if (typeof detail?.['amount'] === 'number') return euros(detail['amount']);
      const setting = serviceSettings.find((each) => each === detail?.['setting']);
      if (setting === undefined) return '';
      return t('security.setting', {
        name: t(`pages.admin.panel:system.settings.${setting}.label`),
        state: t(detail?.['isOn'] === true ? 'security.on' : 'security.off'),
      });
    },
  };
}
