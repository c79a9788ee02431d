import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallApp } from '@/features/install-app';
import { PushDevice } from '@/features/receive-push';
import type { User } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import type { SettingsTab } from '../../model/profile-tab';
import { SecondFactorSettings } from '../security/SecondFactorSettings';
import { HouseSettings } from '../security/HouseSettings';
import { PasskeySettings } from '../security/PasskeySettings';
import { DeviceSettings } from '../security/DeviceSettings';
import { SubscriptionSettings } from '../subscription/SubscriptionSettings';
import { EmailSettings } from './EmailSettings';
import { SettingsCard } from './SettingsCard';
import { SoundSettings } from './SoundSettings';
import { PreferenceSwitches } from './PreferenceSwitches';
import { UnprovenEmail } from './UnprovenEmail';
import { OwnDataSettings } from './OwnDataSettings';
import { PasswordSettings } from './PasswordSettings';
import { PendingDeliveries } from './PendingDeliveries';
import { ProfileSettings } from './ProfileSettings';
import { RecommendationSettings } from './RecommendationSettings';
import { usePreferenceRows } from './use-preference-rows';

/** 'Seguridad' besides the password. */
function SecurityExtras() {
  return (
    <>
      <PasskeySettings />
      <HouseSettings />
      <SecondFactorSettings />
      <DeviceSettings />
    </>
  );
}

function InstallSettings() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <SettingsCard title={t('install.title')}>
      <InstallApp />
    </SettingsCard>
  );
}

export function PrivacySettings() {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  return (
    <SettingsCard title={t('privacy.title')} text={t('privacy.text')}>
      <PreferenceSwitches group="privacy" rows={rows.privacy} />
    </SettingsCard>
  );
}

export function NotificationSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  return (
    <SettingsCard title={t('notifications.title')} text={t('notifications.text')}>
      <PreferenceSwitches group="notifications" rows={rows.notifications} />
    </SettingsCard>
  );
}

function PushSettings() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <SettingsCard title={t('notifications.device')}>
      <PushDevice />
    </SettingsCard>
  );
}

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
      {tab === 'profile' && (
        <>
          <SoundSettings />
          <RecommendationSettings />
          <InstallSettings />
        </>
      )}
      {tab === 'notifications' && <PushSettings />}
      {tab === 'security' && <EmailSettings />}
      {tab === 'security' && <SecurityExtras />}
      {tab === 'privacy' && <OwnDataSettings viewer={viewer} />}
      <PendingDeliveries owner={viewer.id} />
    </Stack>
  );
}
