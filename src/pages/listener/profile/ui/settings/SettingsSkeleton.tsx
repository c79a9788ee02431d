import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/config/brand.ts';
import type { User } from '@/shared/contract/user.ts';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { SettingsTab } from '../../model/profile-tab';
import { SubscriptionSkeleton } from '../subscription/SubscriptionSkeleton';
import { FieldsSkeleton, FooterSkeleton } from './FieldsSkeleton';
import { PreferencesSkeleton } from './PreferencesSkeleton';
import { SettingsCard } from './SettingsCard';
import { usePreferenceRows } from './use-preference-rows';

type SettingsSkeletonProps = {
  tab: SettingsTab;
  viewer: User;
};

/** The texts are known before the values. */
export function SettingsSkeleton({ tab, viewer }: SettingsSkeletonProps) {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  if (tab === 'subscription') return <SubscriptionSkeleton plan={viewer.subscriptionType} />;
  const { title, text } = {
    profile: { title: t('profile.title'), text: t('profile.text') },
    privacy: { title: t('privacy.title'), text: t('privacy.text') },
    notifications: { title: t('notifications.title'), text: t('notifications.text') },
    security: { title: t('security.title'), text: t('security.text') },
  }[tab];
  const card = (
    <SettingsCard title={title} text={text}>
      {tab === 'profile' || tab === 'security' ? (
        <FieldsSkeleton tab={tab} />
      ) : (
        <PreferencesSkeleton rows={rows[tab]} />
      )}
    </SettingsCard>
  );
  if (tab !== 'privacy') return card;
  return (
    <Stack gap={6}>
      {card}
      <SettingsCard title={t('ownData.title')} text={t('ownData.text', { brand })}>
        <FooterSkeleton width="173px" />
        {[t('ownData.bringText'), t('ownData.deleteText', { brand })].map((about) => (
          <Stack key={about} gap={3}>
            <Text tone="muted">{about}</Text>
            <Skeleton shape="block" width="176px" height="40px" />
          </Stack>
        ))}
      </SettingsCard>
    </Stack>
  );
}
