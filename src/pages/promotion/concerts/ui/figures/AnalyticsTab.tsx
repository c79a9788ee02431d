import { useTranslation } from 'react-i18next';
import { useConcertWords, useTourStatsQuery } from '@/entities/concert';
import { listedFor } from '@/entities/outbox';
import { dash, useFormats } from '@/shared/lib/format';
import { BarChart, PartList } from '@/shared/ui/chart';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { soldPercent } from '../../lib/sold-share';
import { townNames } from '../../lib/town-names';
import { useConcertDesk } from '../../model/use-concerts';
import { TourLine } from './TourLine';

/** Concerts in the chart: the nearest in time. */
const shownMost = 12;

export function AnalyticsTab() {
  const { t } = useTranslation('pages.promotion.concerts');
  const { country, rate, share, short } = useFormats();
  const { date } = useConcertWords();
  const { scope, shown } = useConcertDesk();
  const stats = useTourStatsQuery(listedFor(scope));
  const concerts = shown
    .flatMap(({ thing, pending }) =>
      pending === null && thing.status !== 'cancelled' ? [thing] : [],
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(-shownMost);
  return (
    <Stack gap={6}>
      <TourLine />
      <QueryView query={stats} loading={<Skeleton shape="block" height="480px" />}>
        {({ topCities, totalConcerts, totalSold, selloutRate }) => (
          <Section title={t('analytics.title')}>
            <Stack gap={10}>
              <PartList
                title={
                  topCities[0]
                    ? t('analytics.topCity', { city: townNames(topCities, country)[0] ?? '' })
                    : t('analytics.cities')
                }
                partName={t('analytics.city')}
                valueName={t('analytics.tickets')}
                shareName={t('analytics.share')}
                parts={townNames(topCities, country).map((name, index) => ({
                  name,
                  value: topCities[index]?.sales ?? 0,
                }))}
                total={totalSold}
                format={short}
                formatShare={share}
                empty={t('analytics.nothingSold')}
              />
              <BarChart
                title={t('analytics.soldOut', {
                  rate: totalConcerts === 0 ? dash : rate(selloutRate),
                })}
                data={{
                  pointName: t('analytics.concert'),
                  points: concerts.map((concert) => ({
                    long: t('analytics.point', { title: concert.title, date: date(concert.date) }),
                    short: concert.city || concert.venue,
                  })),
                  series: concerts.some(({ ticketsSold }) => ticketsSold > 0)
                    ? [{ name: t('analytics.sold'), values: concerts.map(soldPercent) }]
                    : [],
                }}
                top={100}
                format={rate}
                measure="percent"
                empty={t('analytics.nothingSold')}
              />
            </Stack>
          </Section>
        )}
      </QueryView>
    </Stack>
  );
}
