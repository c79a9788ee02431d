import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { useRights } from '../../model/rights';
import { FactorSwitches } from './FactorSwitches';
import { SecurityLog } from './SecurityLog';
import { ServerMetrics } from './ServerMetrics';
import { SettingSwitches } from './SettingSwitches';
import { StaffActions } from './StaffActions';
import { SystemStatus } from './SystemStatus';

/** What staff switch on and off, how the servers do, all that staff did, and the security log. */
export function SystemTab() {
  const { t } = useTranslation(['pages.admin.panel', 'pages.admin.system']);
  const { has } = useRights();
  return (
    <Stack gap={10}>
      {has('service') && (
        <>
          <Section title={t('system.settings.title')}>
            <SettingSwitches />
          </Section>
          <Section title={t('system.settings.factorTitle')}>
            <FactorSwitches />
          </Section>
          <Section title={t('pages.admin.system:metrics.title')}>
            <ServerMetrics />
          </Section>
          <Section title={t('pages.admin.system:status.title')}>
            <SystemStatus />
          </Section>
        </>
      )}
      <Section title={t('system.actions.title')}>
        <StaffActions />
      </Section>
      {has('service') && (
        <Section title={t('pages.admin.system:security.title')}>
          <SecurityLog />
        </Section>
      )}
    </Stack>
  );
}
