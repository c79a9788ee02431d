import { useTranslation } from 'react-i18next';
import type { User } from '@/shared/contract/user.ts';
import { Tabs } from '@/shared/ui/tabs';
import { type SettingsTab, settingsTabs } from '../../model/profile-tab';
import { SubscriptionSettings } from '../subscription/SubscriptionSettings';
import { NotificationSettings } from './NotificationSettings';
import { PasswordSettings } from './PasswordSettings';
import { PrivacySettings } from './PrivacySettings';
import { ProfileSettings } from './ProfileSettings';

type SettingsProps = { tab: SettingsTab; onTab: (tab: SettingsTab) => void; viewer: User };

/** 'Configuración' and its five sub-tabs. */
export function Settings({ tab, onTab, viewer }: SettingsProps) {
  const { t } = useTranslation('pages.listener.profile');
  const content = {
    profile: <ProfileSettings viewer={viewer} />,
    subscription: <SubscriptionSettings viewer={viewer} />,
    privacy: <PrivacySettings />,
    notifications: <NotificationSettings />,
    security: <PasswordSettings viewer={viewer} />,
  };
  return (
    <Tabs
      keepsOpened
      looks="pill"
      label={t('tabs.settingsLabel')}
      value={tab}
      onChange={onTab}
      items={settingsTabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        content: content[value],
      }))}
    />
  );
}
