import { Plus, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { newLabelSearch } from '../../model/labels/use-label-act';
import { useRights } from '../../model/rights';
import * as styles from '../panel.css';
import { RoyaltiesCard } from './RoyaltiesCard';

const UserDialog = lazyPart(() => import('../users/UserDialog'), 'UserDialog');

const SystemSection = lazyPart(() => import('../system/SystemSection'), 'SystemSection');

const MarqueeQueue = lazyPart(() => import('../marquee/MarqueeQueue'), 'MarqueeQueue');

/** What is done most, one press away, and whether everything works. */
export function Overview() {
  const { t } = useTranslation('pages.admin.panel');
  const [isCreating, setIsCreating] = useState(false);
  const { has } = useRights();
  return (
    <Stack gap={10}>
      <CardGrid>
        {has('people') && (
          <Surface as="li" gap={3} className={styles.card}>
            <Heading level={2} size="small">
              {t('overview.createUser.title')}
            </Heading>
            <Text size="small" tone="muted">
              {t('overview.createUser.text')}
            </Text>
            <Button aria-haspopup="dialog" onClick={() => setIsCreating(true)}>
              <UserPlus size={18} aria-hidden />
              {t('users.create')}
            </Button>
            {isCreating && (
              <Suspense fallback={null}>
                <UserDialog user={null} onClose={() => setIsCreating(false)} />
              </Suspense>
            )}
          </Surface>
        )}
        {has('catalogue') && (
          <Surface as="li" gap={3} className={styles.card}>
            <Heading level={2} size="small">
              {t('overview.addLabel.title')}
            </Heading>
            <Text size="small" tone="muted">
              {t('overview.addLabel.text')}
            </Text>
            <ButtonLink to={`${paths.admin}${newLabelSearch}`}>
              <Plus size={18} aria-hidden />
              {t('overview.addLabel.action')}
            </ButtonLink>
          </Surface>
        )}
        {has('money') && <RoyaltiesCard />}
      </CardGrid>
      {has('money') && (
        <Suspense fallback={<Skeleton shape="block" height="96px" />}>
          <MarqueeQueue />
        </Suspense>
      )}
      {has('service') && (
        <Suspense fallback={<Skeleton shape="block" height="400px" />}>
          <SystemSection />
        </Suspense>
      )}
    </Stack>
  );
}
