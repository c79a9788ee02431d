import { useTranslation } from 'react-i18next';
import type { ServiceStatus, SystemService } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';

const services = ['api', 'database', 'jobs', 'assets', 'sound', 'search'] as const;

export function useSystemWords() {
  const { t } = useTranslation('entities.administration');
  const { milliseconds, moment, rate } = useFormats();
  return {
    getName: ({ service }: SystemService): string => {
      const known = services.find((name) => name === service);
      return known === undefined ? service : t(`service.${known}`);
    },
    getStatus: (status: ServiceStatus): string => t(`state.${status}`),
    /** `99,98 %` */
    getUptime: ({ uptime }: SystemService): string =>
      uptime === null
        ? t('unknown')
        : // One failure among many successes is not rounded away.
          rate(Math.floor(uptime * 10_000) / 100),
    /** `12 ms` */
    getTime: ({ responseTime }: SystemService): string =>
      responseTime === null ? t('unknown') : milliseconds(responseTime),
    getChecked: (checkedAt: string): string => t('checked', { moment: moment(checkedAt) }),
    getFailure: ({ lastFailure }: SystemService): string =>
      lastFailure === null
        ? t('noFailure')
        : t('failure', { moment: moment(lastFailure.at), reason: lastFailure.reason }),
  };
}
