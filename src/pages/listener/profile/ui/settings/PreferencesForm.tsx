import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePreferencesMutation } from '@/entities/account';
import type { Preferences } from '@/shared/contract/preferences.ts';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { useBriefMessage } from '../../lib/use-brief-message';
import { UnsavedSettings } from './UnsavedSettings';
import type { PreferenceGroup, PreferenceRow } from './use-preference-rows';
import { SettingsFooter } from './SettingsCard';

type PreferencesFormProps<Group extends PreferenceGroup> = {
  stored: Preferences;
  group: Group;
  rows: readonly PreferenceRow<Group>[];
};

/** Saves only the changed switches. */
export function PreferencesForm<Group extends PreferenceGroup>({
  stored,
  group,
  rows,
}: PreferencesFormProps<Group>) {
  const { t } = useTranslation('pages.listener.profile');
  const [changePreferences, { isLoading }] = useChangePreferencesMutation();
  const { message, succeed, fail } = useBriefMessage();
  const [changes, setChanges] = useState<Partial<Preferences[Group]>>({});
  const shown = { ...stored[group], ...changes };
  const turned = rows.filter(({ name }) => shown[name] !== stored[group][name]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await changePreferences({
      [group]: Object.fromEntries(turned.map(({ name }) => [name, shown[name]])),
    });
    if (error) {
      logFailure('change preferences', error);
      fail(t('preferences.failed'));
      return;
    }
    succeed(t('preferences.saved'));
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={6}>
        {rows.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={Boolean(shown[name])}
            isBusy={isLoading}
            onChange={(isOn) => setChanges({ ...changes, [name]: isOn })}
          />
        ))}
        <SettingsFooter message={message}>
          <Button type="submit" variant="solid" isPending={isLoading}>
            {t(isLoading ? 'preferences.saving' : 'preferences.save')}
          </Button>
        </SettingsFooter>
      </Stack>
      <UnsavedSettings isChanged={turned.length > 0} />
    </form>
  );
}
