import type { ComponentType } from 'react';
import type { User } from '@/shared/contract/user.ts';
import type { SettingsTab } from '../../model/profile-tab';
import { SubscriptionSettings } from '../subscription/SubscriptionSettings';
import { NotificationSettings } from './NotificationSettings';
import { PasswordSettings } from './PasswordSettings';
import { PrivacySettings } from './PrivacySettings';
import { ProfileSettings } from './ProfileSettings';

const panels: Record<SettingsTab, ComponentType<{ viewer: User }>> = {
  profile: ProfileSettings,
  subscription: SubscriptionSettings,
  privacy: PrivacySettings,
  notifications: NotificationSettings,
  security: PasswordSettings,
};

/** What one sub-tab holds. Load it lazily. */
export function SettingsPanel({ tab, viewer }: { tab: SettingsTab; viewer: User }) {
  const Panel = panels[tab];
  return <Panel viewer={viewer} />;
}
