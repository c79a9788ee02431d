import { useSearchParams } from 'react-router-dom';

/** Sub-tabs of 'Configuración', in their order. See docs/product/profile.md. */
export const settingsTabs = [
  'profile',
  'subscription',
  'privacy',
  'notifications',
  'security',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];
export type ProfileTab = 'overview' | SettingsTab;

/** The tab that an address names; what it does not know is the first one. */
export function profileTabIn(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return settingsTabs.find((tab) => tab === named) ?? 'overview';
}

/** Query of the address at which a tab is open. */
export const profileTabSearch = (tab: ProfileTab): string =>
  tab === 'overview' ? '' : `?tab=${tab}`;

/** The open tab, kept in the address so that links, reload and back find it again. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  return [profileTabIn(search), (tab) => setSearch(profileTabSearch(tab))];
}
