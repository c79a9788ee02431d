import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Users } from 'lucide-react';
import { TierBadge, useFansQuery, useFanSummaryQuery } from '@/entities/fan';
import { fanLimits, fanTiers, fanTierStreams } from '@/shared/contract/fan-choices.ts';
import type { FanSummary } from '@/shared/contract/fan.ts';
import { roundShares, useFormats } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { Nobody, useActingArtist } from '@/widgets/workspace';
import { AllFans } from './AllFans';
import { FanTable } from './FanTable';

type OfArtistProps = {
  /** Undefined for the viewer's own fans. */
  artistId: string | undefined;
};

export function OverviewTab() {
  const { artistId } = useActingArtist();
  const { t } = useTranslation('pages.promotion.fans');
  const query = useFanSummaryQuery({ artistId });
  return (
    <QueryView
      query={query}
      loading={<Skeleton shape="block" height="400px" />}
      notFound={
        <Suspense fallback={null}>
          <Nobody />
        </Suspense>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <StatusView
          icon={<Users size={32} />}
          title={t('overview.empty.title')}
          text={t('overview.empty.text')}
        />
      }
    >
      {(summary) => (
        <Stack gap={6}>
          <TierFigures summary={summary} />
          <TopFans artistId={artistId} />
          <AllFans artistId={artistId} />
        </Stack>
      )}
    </QueryView>
  );
}

function TierFigures({ summary: { total, followers, tiers } }: { summary: FanSummary }) {
  const { t } = useTranslation('pages.promotion.fans');
  const { number, share } = useFormats();
  const { shares, decimals } = roundShares(fanTiers.map((tier) => tiers[tier]));
  return (
    <StatCardGrid label={t('overview.figures')} hasLead>
      <StatCard
        label={t('overview.total')}
        value={<ShortCount count={total} />}
        detail={
          <ShortCount
            count={followers}
            label={(shown) => t('overview.followers', { count: followers, followers: shown })}
          />
        }
        definition={t('overview.definition')}
      />
      {fanTiers.map((tier, index) => (
        <StatCard
          key={tier}
          label={t(`overview.tier.${tier}`)}
          value={<ShortCount count={tiers[tier]} />}
          detail={t('overview.from', {
            streams: number(fanTierStreams[tier]),
            share: share(shares[index] ?? 0, decimals),
          })}
        />
      ))}
    </StatCardGrid>
  );
}

/** Fans with the most streams who may be named. */
function TopFans({ artistId }: OfArtistProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const query = useFansQuery({ artistId });
  return (
    <Section title={t('top.title')}>
      <Stack gap={3}>
        <Inline gap={2} isWrapping>
          {fanTiers.map((tier) => (
            <TierBadge key={tier} tier={tier} />
          ))}
          <Text size="small" tone="muted">
            {t('top.text')}
          </Text>
        </Inline>
        <QueryView
          query={query}
          headingLevel={3}
          loading={<Skeleton shape="block" height="260px" />}
          empty={<Text>{t('top.empty')}</Text>}
        >
          {(fans) => (
            <FanTable name="top" label={t('top.table')} fans={fans.slice(0, fanLimits.top)} />
          )}
        </QueryView>
      </Stack>
    </Section>
  );
}
