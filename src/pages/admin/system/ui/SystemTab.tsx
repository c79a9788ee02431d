import { useTranslation } from 'react-i18next';
import { SystemStatus } from '@/entities/administration';
import { useViewer } from '@/entities/session';
import { hasRight } from '@/shared/lib/access';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Backups } from './Backups';
import { FactorSwitches } from './FactorSwitches';
import { Jobs } from './Jobs';
import { SecurityLog } from './SecurityLog';
import { ServerMetrics } from './ServerMetrics';
import { SettingSwitches } from './SettingSwitches';
import { StaffActions } from './StaffActions';

/** Begins with what is not right; what is fine folds into one line of its group. */
export function SystemTab() {
  const { t } = useTranslation(['pages.admin.system', 'entities.administration']);
  const viewer = useViewer();
  return (
    <Stack gap={10}>
      {hasRight(viewer, 'service') && (
        <>
          <Section title={t('status.title')}>
            <SystemStatus isFolded />
          </Section>
          <Section title={t('backups.title')}>
            <Backups />
          </Section>
          <Section title={t('jobs.title')}>
            <Jobs />
          </Section>
          <Section title={t('metrics.title')}>
            <ServerMetrics />
          </Section>
          <Section title={t('entities.administration:settings.title')}>
            <SettingSwitches />
          </Section>
          <Section title={t('entities.administration:settings.factorTitle')}>
            <FactorSwitches />
          </Section>
        </>
      )}
      <Section title={t('actions.title')}>
        <StaffActions />
      </Section>
      {hasRight(viewer, 'service') && (
        <Section title={t('security.title')}>
          <SecurityLog />
        </Section>
      )}
    </Stack>
  );
}
