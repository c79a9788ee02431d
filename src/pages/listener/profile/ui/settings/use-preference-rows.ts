import { useTranslation } from 'react-i18next';

const privacyNames = ['showActivity', 'showPlaylists', 'showFollowing'] as const;
const notificationNames = ['email', 'push', 'newReleases', 'playlists', 'social'] as const;

/** Switches of each group, in order, with their labels. */
export function usePreferenceRows() {
  const { t } = useTranslation('pages.listener.profile');
  return {
    privacy: privacyNames.map((name) => ({
      name,
      label: t(`privacy.${name}.label`),
      hint: t(`privacy.${name}.hint`),
    })),
    notifications: notificationNames.map((name) => ({
      name,
      label: t(`notifications.${name}.label`),
      hint: t(`notifications.${name}.hint`),
    })),
  };
}
