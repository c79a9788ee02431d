import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';

const privacyNames = ['showActivity', 'showPlaylists', 'showFollowing'] as const;
/** Are paid here. */
const payees: readonly string[] = ['artist', 'label'];

const notificationNames = ['email', 'push', 'newReleases', 'playlists', 'social'] as const;

/** Switches of each group, in order, with their labels. */
export function usePreferenceRows() {
  const { t } = useTranslation('pages.listener.profile');
  const role = useViewer()?.role ?? '';
  const names = [...notificationNames, ...(payees.includes(role) ? (['payments'] as const) : [])];
  return {
    privacy: privacyNames.map((name) => ({
      name,
      label: t(`privacy.${name}.label`),
      hint: t(`privacy.${name}.hint`),
    })),
    notifications: names.map((name) => ({
      name,
      label: t(`notifications.${name}.label`),
      hint: t(`notifications.${name}.hint`),
    })),
  };
}
