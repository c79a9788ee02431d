import * as z from 'zod/mini';

/** See docs/product/profile.md. */
export const privacyPreferencesSchema = z.strictObject({
  showActivity: z.boolean(),
  showPlaylists: z.boolean(),
  showFollowing: z.boolean(),
});

export const notificationPreferencesSchema = z.strictObject({
  email: z.boolean(),
  push: z.boolean(),
  newReleases: z.boolean(),
  playlists: z.boolean(),
  social: z.boolean(),
  /** Emails about statements and payments; of artists and labels. */
  payments: z.boolean(),
});

export const preferencesSchema = z.strictObject({
  privacy: privacyPreferencesSchema,
  notifications: notificationPreferencesSchema,
});

export const changePreferencesBodySchema = z.strictObject({
  privacy: z.optional(z.partial(privacyPreferencesSchema)),
  notifications: z.optional(z.partial(notificationPreferencesSchema)),
});

export const defaultPreferences = {
  privacy: { showActivity: true, showPlaylists: true, showFollowing: false },
  notifications: {
    email: true,
    push: true,
    newReleases: true,
    playlists: true,
    social: true,
    payments: true,
  },
} as const satisfies Preferences;

export type PrivacyPreferences = z.infer<typeof privacyPreferencesSchema>;
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
export type ChangePreferencesBody = z.infer<typeof changePreferencesBodySchema>;
export type Preferences = z.infer<typeof preferencesSchema>;
