import { useTranslation } from 'react-i18next';
import type { ServiceStatus, SystemService } from '@/shared/contract/system.ts';
import { formatFileSize, formatShare, numberFormat } from '@/shared/lib/format';
import { useFormats } from './use-formats';

const services = ['api', 'database', 'jobs', 'assets', 'sound', 'search'] as const;

/** Ways to say how the servers and their services do. */
export function useSystemWords() {
  const { t, i18n } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { language } = i18n;
  const size = (bytes: number) => formatFileSize(bytes, language);
  return {
    /** Those of the example have names of their own. */
    nameOf: ({ service }: SystemService): string => {
      const known = services.find((name) => name === service);
      return known === undefined ? service : t(`service.${known}`);
    },
    statusOf: (status: ServiceStatus): string => t(`state.${status}`),
    /** `99,98 %` */
    uptimeOf: ({ uptime }: SystemService): string =>
      uptime === null
        ? t('unknown')
        : numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
            // Of many that went well one that did not is not rounded away.
            Math.floor(uptime * 10_000) / 10_000,
          ),
    /** `12 ms` */
    timeOf: ({ responseTime }: SystemService): string =>
      responseTime === null
        ? t('unknown')
        : numberFormat(language, {
            style: 'unit',
            unit: 'millisecond',
            maximumFractionDigits: responseTime < 10 ? 1 : 0,
          }).format(responseTime),
    checkedOf: (checkedAt: string): string => t('checked', { moment: moment(checkedAt) }),
    failureOf: ({ lastFailure }: SystemService): string =>
      lastFailure === null
        ? t('noFailure')
        : t('failure', { moment: moment(lastFailure.at), reason: lastFailure.reason }),
    shareOf: (share: number): string => formatShare(share, language),
    /** `5,4 GB de 8 GB`, with what the server itself takes of it. */
    ofAll: ({ used, total }: { used: number; total: number }, own?: number): string => {
      const sizes = { used: size(used), total: size(total) };
      return own === undefined
        ? t('detail.ofAll', sizes)
        : t('detail.ofAllOwn', { ...sizes, own: size(own) });
    },
  };
}
