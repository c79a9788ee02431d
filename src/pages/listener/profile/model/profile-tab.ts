import { useSearchParams } from 'react-router-dom';

/** In order. See docs/product/profile.md. */
export const settingsTabs = [
  'profile',
  'subscription',
  'privacy',
  'notifications',
  'security',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];
export type ProfileTab = 'overview' | SettingsTab;

/** Falls back to the first tab. */
export function profileTabIn(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return settingsTabs.find((tab) => tab === named) ?? 'overview';
}

/** Query of a tab's address. */
export const profileTabSearch = (tab: ProfileTab): string =>
  tab === 'overview' ? '' : `?tab=${tab}`;

/** Kept in the address. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  return [profileTabIn(search), (tab) => setSearch(profileTabSearch(tab))];
}
