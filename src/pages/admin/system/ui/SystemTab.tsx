import { useTranslation } from 'react-i18next';
import { SystemStatus } from '@/entities/administration';
import { useViewer } from '@/entities/session';
import { hasRight } from '@/shared/lib/access';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Backups } from './Backups';
import { FactorSwitches } from './FactorSwitches';
import { FileLook } from './FileLook';
import { Jobs } from './Jobs';
import { ScreenSpeeds } from './ScreenSpeeds';
import { SecurityLog } from './SecurityLog';
import { ServerMetrics } from './ServerMetrics';
import { SettingSwitches } from './SettingSwitches';
import { StaffActions } from './StaffActions';
import { Version } from './Version';

/** Begins with what is not right; what is fine folds into one line of its group. */
export function SystemTab() {
  const { t } = useTranslation(['pages.admin.system', 'entities.administration']);
  const viewer = useViewer();
  return (
    <Stack gap={10}>
      {hasRight(viewer, 'service') && (
        <>
          <Section title={t('status.title')}>
            <Stack gap={4}>
              <SystemStatus isFolded />
              <Version />
            </Stack>
          </Section>
          <Section title={t('backups.title')}>
            <Backups />
          </Section>
          <Section title={t('jobs.title')}>
            <Jobs />
          </Section>
          <Section title={t('files.title')}>
            <FileLook />
          </Section>
          <Section title={t('metrics.title')}>
            <ServerMetrics />
          </Section>
          <Section title={t('screens.title')}>
            <ScreenSpeeds />
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
