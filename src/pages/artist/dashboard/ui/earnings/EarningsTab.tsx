import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { Stack } from '@/shared/ui/stack';
import { dashboardStyles as styles } from '@/widgets/dashboard';
import { PaymentHistory } from '../payments/PaymentHistory';
import { NobodyYet } from '../NobodyYet';
import type { Figures } from '../../model/use-figures';
import { Parts } from '../Parts';
import { EarningCards } from './EarningCards';
import { EarningsByMonth } from './EarningsByMonth';
import { EarningsByTrack } from './EarningsByTrack';

/**
 * What the music earned, what is paid next, where it came from, and what was paid.
 * @states default empty
 */
export function EarningsTab({ figures: { stats, audience, tracks } }: { figures: Figures }) {
  const { t } = useTranslation('entities.figure');
  const { country } = useFormats();
  const { sources, countries, streams, months } = audience;
  if (stats.totalEarnings === 0 && streams === 0) return <NobodyYet artist={audience.artist?.id} />;
  return (
    <Stack gap={10}>
      <EarningCards stats={stats} audience={audience} />
      <div className={styles.parts}>
        <div className={styles.whole}>
          <EarningsByMonth months={months} />
        </div>
        <Parts
          of="sourceEarnings"
          counted={streams}
          parts={sources.map(({ source, earnings }) => ({
            name: t(`source.${source}`),
            value: earnings,
          }))}
        />
        <Parts
          of="countryEarnings"
          counted={streams}
          parts={countries.map(({ country: code, earnings }) => ({
            name: country(code),
            value: earnings,
          }))}
        />
        <div className={styles.whole}>
          <EarningsByTrack tracks={tracks} />
        </div>
      </div>
      <PaymentHistory />
    </Stack>
  );
}
