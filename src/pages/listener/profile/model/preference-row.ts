import type { Preferences } from '@/shared/contract/preferences.ts';

export type PreferenceGroup = keyof Preferences;

export type PreferenceRow<Group extends PreferenceGroup> = {
  name: keyof Preferences[Group] & string;
  label: string;
  hint: string;
};
