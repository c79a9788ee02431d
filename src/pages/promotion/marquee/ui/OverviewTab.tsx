import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { shownStatus } from '@/entities/marquee';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Badge } from '@/shared/ui/badge';
import { Section } from '@/shared/ui/section';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useMarqueeDesk } from '../model/marquee-desk';
import { getEffect } from '../model/sum-up';
import { CampaignPicture } from './CampaignPicture';
import { MarqueeCards } from './MarqueeCards';
import { SpentBar } from './SpentBar';
import * as styles from './marquee.css';

const DaysChart = lazyPart(() => import('./DaysChart'), 'DaysChart');

export function OverviewTab() {
  const { campaigns } = useMarqueeDesk();
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const { date, rate } = useFormats();
  const dayRule = useDayRule();
  const active = campaigns.filter((each) => shownStatus(each) === 'active');
  const planned = campaigns.filter((each) => shownStatus(each) === 'planned');
  return (
    <Stack gap={6}>
      <MarqueeCards campaigns={campaigns} />
      <Section title={t('overview.active')}>
        {active.length === 0 && <Text tone="muted">{t('overview.noneActive')}</Text>}
        <ul className={styles.rows}>
          {active.map((campaign) => (
            <Row key={campaign.id} campaign={campaign}>
              {campaign.impressions === 0 ? (
                t('overview.notSeen')
              ) : (
                <ShortCount
                  count={campaign.impressions}
                  label={(impressions) =>
                    t('overview.seen', {
                      count: campaign.impressions,
                      impressions,
                      ctr: rate(campaign.ctr),
                    })
                  }
                />
              )}
            </Row>
          ))}
        </ul>
      </Section>
      {planned.length > 0 && (
        <Section title={t('overview.planned')}>
          <ul className={styles.rows}>
            {planned.map((campaign) => (
              <Row key={campaign.id} campaign={campaign}>
                {t('overview.startsOn', { date: date(campaign.startDate) })}
              </Row>
            ))}
          </ul>
        </Section>
      )}
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <DaysChart campaigns={campaigns} />
      </Suspense>
      <Section title={t('effect.title')}>
        <ul className={styles.effects}>
          {getEffect(campaigns).map(({ format, ctr, isCounted }) => (
            <li key={format} className={styles.effect}>
              <Text>{t(`entities.marquee:format.${format}`)}</Text>
              <Text isNumeric>{t('effect.ctr', { ctr: rate(ctr) })}</Text>
              {!isCounted && (
                <span>
                  <Badge>{t('effect.example')}</Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {t('effect.how')}
        </Text>
      </Section>
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
    </Stack>
  );
}

type RowProps = {
  campaign: MarqueeCampaign;
  children: ReactNode;
};

function Row({ campaign, children }: RowProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  return (
    <li className={styles.row}>
      <CampaignPicture campaign={campaign} width={64} />
      <Stack gap={1} className={styles.words}>
        <Heading level={3} size="small" lines={2}>
          {campaign.campaignName}
        </Heading>
        <Text size="small" tone="muted">
          {t('trackOf', { track: campaign.trackTitle, artist: campaign.artistName })}
        </Text>
      </Stack>
      <Text size="small" isNumeric className={styles.rowFigure}>
        {children}
      </Text>
      <div className={styles.rowFigure}>
        <SpentBar spent={campaign.spent} budget={campaign.budget} />
      </div>
    </li>
  );
}
