import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { User } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import { Tabs } from '@/shared/ui/tabs';
import { Heading } from '@/shared/ui/text';
import { useProfileTab } from '../model/profile-tab';
import { Figures } from './overview/Figures';
import { AccountInfo } from './overview/AccountInfo';
import { PremiumUpsell } from './overview/PremiumUpsell';
import { PersonHeader } from './overview/PersonHeader';
import { Settings, loadSettings } from './settings/Settings';

function Overview({ viewer }: { viewer: User }) {
  return (
    <Stack gap={8}>
      <PersonHeader viewer={viewer} />
      <Figures />
      {viewer.subscriptionType === 'free' && !viewer.family && <PremiumUpsell />}
      <AccountInfo viewer={viewer} />
    </Stack>
  );
}

/** See docs/product/profile.md. */
export function ProfilePage() {
  const { t } = useTranslation('pages.listener.profile');
  const viewer = useViewer();
  const [tab, openTab] = useProfileTab();
  // The session may end while the page is open.
  if (viewer === null) return null;
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('title')}</Heading>
      <Tabs
        label={t('tabs.label')}
        value={tab === 'overview' ? 'overview' : 'settings'}
        onChange={(value) => openTab(value === 'overview' ? 'overview' : 'profile')}
        items={[
          {
            value: 'overview',
            label: t('tabs.overview'),
            content: <Overview viewer={viewer} />,
          },
          {
            value: 'settings',
            label: t('tabs.settings'),
            onIntent: loadSettings,
            content: tab !== 'overview' && <Settings tab={tab} onTab={openTab} viewer={viewer} />,
          },
        ]}
      />
    </Stack>
  );
}
