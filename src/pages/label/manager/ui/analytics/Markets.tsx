import { useTranslation } from 'react-i18next';
import { perThousand, standingOut, useFormats } from '@/entities/figure';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { SortedFigures } from '@/widgets/dashboard';

type Market = LabelAnalytics['topCountries'][number];

const thousandOf = ({ revenue, streams }: Market) => perThousand({ earnings: revenue, streams });

/**
 * Countries with what they brought, in all and per thousand streams.
 * @states default empty
 */
export function Markets({ countries }: { countries: readonly Market[] }) {
  const { t } = useTranslation('pages.label.manager');
  const { number, euros, share, country } = useFormats();
  const total = countries.reduce((sum, { revenue }) => sum + revenue, 0);
  const shareOf = ({ revenue }: Market) => (total > 0 ? revenue / total : null);
  const found = standingOut(
    countries.map(({ country: code, revenue }) => ({
      name: country(code),
      value: Math.max(0, revenue),
    })),
  );
  return (
    <SortedFigures
      name="markets"
      initialSort={{ by: 'revenue', isDescending: true }}
      title={
        found === null
          ? t('markets.title')
          : t(`markets.${found.kind}`, { country: found.name, share: share(found.share) })
      }
      text={t('closedMonths')}
      rows={countries}
      idOf={({ country: code }) => code}
      nameOf={({ country: code }) => country(code)}
      empty={t('noMonth')}
      file={{ label: t('markets.export'), name: t('markets.file') }}
      columns={[
        {
          id: 'country',
          title: t('markets.country'),
          cell: ({ country: code }) => country(code),
          value: ({ country: code }) => country(code),
        },
        {
          id: 'streams',
          title: t('releases.streams'),
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('releases.revenue'),
          cell: ({ revenue }) => euros(revenue),
          value: ({ revenue }) => revenue,
          isNumeric: true,
        },
        {
          id: 'perThousand',
          title: t('figure.perThousand'),
          cell: (market) => {
            const value = thousandOf(market);
            return value === null ? '—' : euros(value);
          },
          value: thousandOf,
          isNumeric: true,
        },
        {
          id: 'share',
          title: t('share'),
          cell: (market) => {
            const value = shareOf(market);
            return value === null ? '—' : share(value);
          },
          value: (market) => {
            const value = shareOf(market);
            return value === null ? null : value * 100;
          },
          isNumeric: true,
        },
      ]}
    />
  );
}
