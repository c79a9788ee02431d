import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { officeStyles as styles, SortedFigures } from '@/widgets/office';
import { PaymentHistory } from '../payments/PaymentHistory';
import { isUnheard } from '../../lib/is-unheard';
import { useShownFigures } from '../../model/shown-figures';
import { useTrackTable } from '../../model/use-track-table';
import { useWhyEmpty } from '../../model/use-why-empty';
import { NobodyYet } from '../NobodyYet';
import { Parts } from '../Parts';
import { EarningCards } from './EarningCards';
import { EarningsByMonth } from './EarningsByMonth';

export function EarningsTab() {
  const { t } = useTranslation(['entities.figure', 'pages.artist.dashboard']);
  const { country } = useFormats();
  const figures = useShownFigures();
  const { stats, audience, tracks } = figures;
  const { sources, countries, months } = audience;
  const { ofEarnings } = useWhyEmpty(stats);
  const table = useTrackTable({
    track: {},
    countries: {},
    streams: {},
    perThousand: {},
    earnings: {},
  });
  if (isUnheard(figures)) return <NobodyYet artist={audience.artist?.id} />;
  return (
    <div className={styles.sections}>
      <EarningCards stats={stats} audience={audience} />
      <div className={styles.parts}>
        <div className={styles.whole}>
          <EarningsByMonth months={months} />
        </div>
        <Parts
          of="sourceEarnings"
          counted={stats.totalStreams}
          empty={ofEarnings}
          parts={sources.map(({ source, earnings }) => ({
            name: t(`source.${source}`),
            value: earnings,
          }))}
        />
        <Parts
          of="countryEarnings"
          counted={stats.totalStreams}
          empty={ofEarnings}
          parts={countries.map(({ country: code, earnings }) => ({
            name: country(code),
            value: earnings,
          }))}
        />
        <div className={styles.whole}>
          <SortedFigures
            name="earnings"
            initialSort={{ by: 'earnings', isDescending: true }}
            title={t('pages.artist.dashboard:earnings.byTrack')}
            rows={tracks}
            {...table}
          />
        </div>
      </div>
      <PaymentHistory />
    </div>
  );
}
