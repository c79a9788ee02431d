import { useTranslation } from 'react-i18next';
import type { User } from '@/shared/contract/user.ts';
import type { SettingsTab } from '../../model/profile-tab';
import { SubscriptionSkeleton } from '../subscription/SubscriptionSkeleton';
import { FieldsSkeleton } from './FieldsSkeleton';
import { PreferencesSkeleton } from './PreferencesSkeleton';
import { SettingsCard } from './SettingsCard';
import { usePreferenceRows } from './use-preference-rows';

/** A sub-tab that is still loading, of the same measures: its words are known before. */
export function SettingsSkeleton({ tab, viewer }: { tab: SettingsTab; viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  if (tab === 'subscription') return <SubscriptionSkeleton plan={viewer.subscriptionType} />;
  return (
    <SettingsCard title={t(`${tab}.title`)} text={t(`${tab}.text`)}>
      {tab === 'profile' || tab === 'security' ? (
        <FieldsSkeleton tab={tab} />
      ) : (
        <PreferencesSkeleton rows={rows[tab]} />
      )}
    </SettingsCard>
  );
}
