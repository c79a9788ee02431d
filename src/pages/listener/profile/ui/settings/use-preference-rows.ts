import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { Preferences } from '@/shared/contract/preferences.ts';

const privacyNames = ['showActivity', 'showPlaylists', 'showFollowing'] as const;
const notificationNames = [
  'email',
  'push',
  'newReleases',
  'playlists',
  'social',
  'payments',
] as const;

/** Switches of each group, in order, with their labels. */
export function usePreferenceRows() {
  const { t } = useTranslation('pages.listener.profile');
  const role = useViewer()?.role;
  const isPaid = role === 'artist' || role === 'label';
  return {
    privacy: privacyNames.map((name) => ({
      name,
      label: t(`privacy.${name}.label`),
      hint: t(`privacy.${name}.hint`),
    })),
    notifications: notificationNames
      .filter((name) => name !== 'payments' || isPaid)
      .map((name) => ({
        name,
        label: t(`notifications.${name}.label`),
        hint: t(`notifications.${name}.hint`),
      })),
  };
}

export type PreferenceGroup = keyof Preferences;

export type PreferenceRow<Group extends PreferenceGroup> = {
  name: keyof Preferences[Group] & string;
  label: string;
  hint: string;
};
