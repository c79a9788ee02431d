import { useTranslation } from 'react-i18next';
import { formatTime, useFormats } from '@/shared/lib/format';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import { officeStyles as styles } from '@/widgets/office';
import { isUnheard } from '../../lib/is-unheard';
import { useShownFigures } from '../../model/shown-figures';
import { useWhyEmpty } from '../../model/use-why-empty';
import { HeldNote } from '../HeldNote';
import { KnownShares } from '../KnownShares';
import { NobodyYet } from '../NobodyYet';
import { Parts } from '../Parts';
import { TopCountries } from '../TopCountries';
import { Ages } from './Ages';
import { Playlists } from './Playlists';
import { WhenTheyListen } from './WhenTheyListen';

export function AudienceTab() {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { share, number, tenths } = useFormats();
  const figures = useShownFigures();
  const { stats, audience } = figures;
  const empty = useWhyEmpty(stats);
  if (isUnheard(figures)) return <NobodyYet artist={audience.artist?.id} />;
  const { behaviour, loyalty, devices, plans } = audience;
  const known = (value: number | null) => (value === null ? null : share(value));
  return (
    <div className={styles.sections}>
      <HeldNote held={audience.held} />
      {audience.elsewhere && (
        <Text size="small" tone="muted">
          {t('audience.here', {
            listeners: t('audience.listeners', {
              count: audience.listeners,
              listeners: number(audience.listeners),
            }),
            streams: t('audience.streams', {
              count: audience.streams,
              streams: number(audience.streams),
            }),
          })}
        </Text>
      )}
      <Section title={t('audience.who')}>
        <div className={styles.parts}>
          <Ages stats={stats} />
          <TopCountries stats={stats} />
          <Parts
            of="loyalty"
            empty={empty.ofRange}
            parts={(['loyal', 'occasional', 'new'] as const).map((kind) => ({
              name: t(`audience.${kind}`),
              value: loyalty[kind],
            }))}
          />
        </div>
      </Section>
      <Section title={t('audience.engagement')}>
        <KnownShares
          label={t('audience.engagement')}
          isElsewhere={audience.elsewhere !== undefined}
          figures={[
            { name: 'retention', value: known(audience.retention) },
            { name: 'skipRate', value: known(audience.skipRate) },
            { name: 'saveRate', value: known(audience.saveRate) },
          ]}
        />
      </Section>
      <Section title={t('audience.behaviour')}>
        <KnownShares
          label={t('audience.behaviour')}
          isElsewhere={audience.elsewhere !== undefined}
          figures={[
            {
              name: 'secondsPerVisit',
              value:
                behaviour.secondsPerVisit === null ? null : formatTime(behaviour.secondsPerVisit),
              detail: t('audience.minutes'),
            },
            {
              name: 'tracksPerVisit',
              value: behaviour.tracksPerVisit === null ? null : tenths(behaviour.tracksPerVisit),
            },
            { name: 'repeatRate', value: known(behaviour.repeatRate) },
            {
              name: 'discovery',
              value: known(behaviour.discovery),
              detail: t('audience.familiar', { share: share(1 - (behaviour.discovery ?? 0)) }),
            },
          ]}
        />
      </Section>
      <Section title={t('audience.when')}>
        <WhenTheyListen figures={figures} />
      </Section>
      <Section title={t('audience.onWhat')}>
        <div className={styles.parts}>
          <Parts
            of="devices"
            empty={empty.ofRange}
            parts={devices.map(({ device, streams }) => ({
              name: t(`entities.figure:device.${device}`),
              value: streams,
            }))}
          />
          <Parts
            of="plans"
            empty={empty.ofRange}
            parts={plans.map(({ plan, streams }) => ({
              name: t(`entities.figure:plan.${plan}`),
              value: streams,
            }))}
          />
        </div>
      </Section>
      <Section title={t('audience.playlists')}>
        <Playlists playlists={audience.playlists} />
      </Section>
    </div>
  );
}
