import { Plus, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SystemStatus } from '@/entities/administration';
import { useViewer } from '@/entities/session';
import { hasRight } from '@/shared/lib/access';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { Today, TodayPartFrame } from '@/widgets/today';
import * as styles from './overview.css';
import { RoyaltiesCard } from './RoyaltiesCard';
import { SummaryCards } from './SummaryCards';

const MarqueeQueue = lazyPart(() => import('./marquee/MarqueeQueue'), 'MarqueeQueue');

export function OverviewTab() {
  const { t } = useTranslation('pages.admin.overview');
  const viewer = useViewer();
  const isFinance = viewer?.rights?.length === 1 && hasRight(viewer, 'money');
  return (
    <Stack gap={10}>
      <Today office={isFinance ? 'finance' : 'admin'} />
      <SummaryCards />
      {hasRight(viewer, 'money') && (
        <TodayPartFrame part="budgets">
          <Suspense fallback={<Skeleton shape="block" height="96px" />}>
            <MarqueeQueue />
          </Suspense>
        </TodayPartFrame>
      )}
      <CardGrid>
        {hasRight(viewer, 'people') && (
          <Surface as="li" gap={3} className={styles.card}>
            <Heading level={2} size="small">
              {t('createUser.title')}
            </Heading>
            <Text size="small" tone="muted">
              {t('createUser.text')}
            </Text>
            <ButtonLink to={`${paths.admin}?tab=users&new=`}>
              <UserPlus size={18} aria-hidden />
              {t('createUser.action')}
            </ButtonLink>
          </Surface>
        )}
        {hasRight(viewer, 'catalogue') && (
          <Surface as="li" gap={3} className={styles.card}>
            <Heading level={2} size="small">
              {t('addLabel.title')}
            </Heading>
            <Text size="small" tone="muted">
              {t('addLabel.text')}
            </Text>
            <ButtonLink to={`${paths.admin}?tab=labels&labels-act=new`}>
              <Plus size={18} aria-hidden />
              {t('addLabel.action')}
            </ButtonLink>
          </Surface>
        )}
        {hasRight(viewer, 'money') && <RoyaltiesCard />}
      </CardGrid>
      {hasRight(viewer, 'service') && (
        <Section title={t('status')}>
          <SystemStatus />
        </Section>
      )}
    </Stack>
  );
}
