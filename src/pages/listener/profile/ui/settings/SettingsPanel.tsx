import type { ComponentType } from 'react';
import type { User } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import type { SettingsTab } from '../../model/profile-tab';
import { SubscriptionSettings } from '../subscription/SubscriptionSettings';
import { SecurityExtras } from '../security/SecurityExtras';
import { EmailSettings } from './EmailSettings';
import { UnprovenEmail } from './UnprovenEmail';
import { NotificationSettings } from './NotificationSettings';
import { OwnDataSettings } from './OwnDataSettings';
import { PasswordSettings } from './PasswordSettings';
import { PendingDeliveries } from './PendingDeliveries';
import { PrivacySettings } from './PrivacySettings';
import { ProfileSettings } from './ProfileSettings';
import { RecommendationSettings } from './RecommendationSettings';

const panels: Record<SettingsTab, ComponentType<{ viewer: User }>> = {
  profile: ProfileSettings,
  subscription: SubscriptionSettings,
  privacy: PrivacySettings,
  notifications: NotificationSettings,
  security: PasswordSettings,
};

/** A sub-tab with its undelivered changes. Load it lazily. */
export function SettingsPanel({ tab, viewer }: { tab: SettingsTab; viewer: User }) {
  const Panel = panels[tab];
  return (
    <Stack gap={6}>
      {viewer.isEmailVerified === false && <UnprovenEmail tab={tab} />}
      <Panel viewer={viewer} />
      {tab === 'profile' && <RecommendationSettings />}
      {tab === 'security' && <EmailSettings />}
      {tab === 'security' && <SecurityExtras />}
      {tab === 'privacy' && <OwnDataSettings viewer={viewer} />}
      <PendingDeliveries owner={viewer.id} />
    </Stack>
  );
}
