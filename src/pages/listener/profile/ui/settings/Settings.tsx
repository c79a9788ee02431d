import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/shared/contract/user.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Tabs } from '@/shared/ui/tabs';
import { type SettingsTab, settingsTabs } from '../../model/profile-tab';
import { SettingsSkeleton } from './SettingsSkeleton';

const SettingsPanel = lazyPart(() => import('./SettingsPanel'), 'SettingsPanel');

type SettingsProps = { tab: SettingsTab; onTab: (tab: SettingsTab) => void; viewer: User };

export function Settings({ tab, onTab, viewer }: SettingsProps) {
  const { t } = useTranslation('pages.listener.profile');
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
        content: (
          <Suspense fallback={<SettingsSkeleton tab={value} viewer={viewer} />}>
            <SettingsPanel tab={value} viewer={viewer} />
          </Suspense>
        ),
      }))}
    />
  );
}

/** Preloads the settings; a failed load is repeated when they are shown. */
export const loadSettings = (): void => void SettingsPanel.load().catch(() => undefined);
