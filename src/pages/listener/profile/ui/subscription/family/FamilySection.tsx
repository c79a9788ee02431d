import { useTranslation } from 'react-i18next';
import { useFamilyQuery } from '@/entities/family';
import type { User } from '@/shared/contract/user.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { SubscriptionPart } from '../SubscriptionPart';
import { FamilyMembership } from './FamilyMembership';
import { PaidFamilyParts } from './PaidFamilyParts';

/** The viewer's part in a family, if there is one. See docs/product/plans.md. */
export function FamilySection({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const query = useFamilyQuery(undefined, { refetchOnMountOrArgChange: true });
  const isExpected = viewer.subscriptionType === 'family' || Boolean(viewer.family);
  // Older servers have no families.
  if (query.data === undefined && !isExpected) return null;
  if (query.data?.part === 'none') return null;
  return (
    <QueryView
      query={query}
      loading={
        <SubscriptionPart title={t('subscription.family.title')}>
          <Skeleton shape="block" width="100%" height="96px" />
        </SubscriptionPart>
      }
    >
      {(family) =>
        family.part === 'member' ? (
          <FamilyMembership family={family} viewer={viewer} />
        ) : (
          family.part === 'payer' && <PaidFamilyParts family={family} viewer={viewer} />
        )
      }
    </QueryView>
  );
}
