import { usePreferencesQuery } from '@/entities/account';
import { QueryView } from '@/shared/ui/query-view';
import { PreferencesForm } from './PreferencesForm';
import { PreferencesSkeleton } from './PreferencesSkeleton';
import type { PreferenceGroup, PreferenceRow } from './use-preference-rows';

type PreferenceSwitchesProps<Group extends PreferenceGroup> = {
  group: Group;
  rows: readonly PreferenceRow<Group>[];
};

export function PreferenceSwitches<Group extends PreferenceGroup>({
  group,
  rows,
}: PreferenceSwitchesProps<Group>) {
  const query = usePreferencesQuery();
  return (
    <QueryView query={query} loading={<PreferencesSkeleton rows={rows} />} headingLevel={3}>
      {(stored) => <PreferencesForm stored={stored} group={group} rows={rows} />}
    </QueryView>
  );
}
