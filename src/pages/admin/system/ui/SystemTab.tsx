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

function Status() {
  return (
    <Stack gap={4}>
      <SystemStatus isFolded />
      <Version />
    </Stack>
  );
}

const serviceParts = [
  { title: 'status.title', Part: Status },
  { title: 'backups.title', Part: Backups },
  { title: 'jobs.title', Part: Jobs },
  { title: 'files.title', Part: FileLook },
  { title: 'metrics.title', Part: ServerMetrics },
  { title: 'screens.title', Part: ScreenSpeeds },
  { title: 'entities.administration:settings.title', Part: SettingSwitches },
  { title: 'entities.administration:settings.factorTitle', Part: FactorSwitches },
] as const;

/** Begins with what is not right; what is fine folds into one line of its group. */
export function SystemTab() {
  const { t } = useTranslation(['pages.admin.system', 'entities.administration']);
  const viewer = useViewer();
  const mayServe = hasRight(viewer, 'service');
  return (
    <Stack gap={10}>
      {mayServe &&
        serviceParts.map(({ title, Part }) => (
          <Section key={title} title={t(title)}>
            <Part />
          </Section>
        ))}
      <Section title={t('actions.title')}>
        <StaffActions />
      </Section>
      {mayServe && (
        <Section title={t('security.title')}>
          <SecurityLog />
        </Section>
      )}
    </Stack>
  );
}
