import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { SettingSwitches } from './SettingSwitches';
import { StaffActions } from './StaffActions';

/**
 * What staff switch on and off, and all that they did.
 * @states default loading empty no-match sample failed long-text narrow
 */
export function SystemTab() {
  const { t } = useTranslation('pages.admin.panel');
  return (
    <Stack gap={10}>
      <Section title={t('system.settings.title')}>
        <SettingSwitches />
      </Section>
      <Section title={t('system.actions.title')}>
        <StaffActions />
      </Section>
    </Stack>
  );
}
