import { useTranslation } from 'react-i18next';
import { perThousand, standingOut } from '@/entities/figure';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { roundShares, useFormats } from '@/shared/lib/format';
import { SortedFigures } from '@/widgets/office';
import { toPercent } from '../lib/to-percent';

type Market = LabelAnalytics['topCountries'][number];

const getPerThousand = ({ revenue, streams }: Market) =>
  perThousand({ earnings: revenue, streams });

export function Markets({ countries }: { countries: readonly Market[] }) {
  const { t } = useTranslation(['pages.label.analytics', 'pages.label']);
  const { number, euros, share, country } = useFormats();
  // Corrections may make a country negative, which is no part of the whole.
  const { shares, decimals } = roundShares(countries.map(({ revenue }) => Math.max(0, revenue)));
  const isKnown = shares.some((each) => each > 0);
  const getShare = (market: Market) => (isKnown ? (shares[countries.indexOf(market)] ?? 0) : null);
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
          : t(`markets.${found.kind}`, {
              country: found.name,
              share: share(found.share, found.decimals),
            })
      }
      text={t('closedMonths')}
      rows={countries}
      getId={({ country: code }) => code}
      getName={({ country: code }) => country(code)}
      empty={t('pages.label:noMonth')}
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
          title: t('pages.label:releases.streams'),
          cell: ({ streams }) => number(streams),
          value: ({ streams }) => streams,
          isNumeric: true,
        },
        {
          id: 'revenue',
          title: t('pages.label:releases.revenue'),
          part: 'figure',
          cell: ({ revenue }) => euros(revenue),
          value: ({ revenue }) => revenue,
          isNumeric: true,
        },
        {
          id: 'perThousand',
          title: t('figure.perThousand'),
          rank: 3,
          cell: (market) => euros(getPerThousand(market)),
          value: getPerThousand,
          isNumeric: true,
        },
        {
          id: 'share',
          title: t('pages.label:share'),
          cell: (market) => share(getShare(market), decimals),
          value: (market) => toPercent(getShare(market)),
          isNumeric: true,
        },
      ]}
    />
  );
}
