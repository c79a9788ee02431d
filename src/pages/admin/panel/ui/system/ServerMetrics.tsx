import { useTranslation } from 'react-i18next';
import type { ServerMetrics as Metrics } from '@/shared/contract/system.ts';
import { Sparkline } from '@/shared/ui/chart';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { useSystemWords } from '../../lib/use-system-words';
import { useFormats } from '../../lib/use-formats';
import { useSystemState } from '../../model/use-system-state';

const figures = ['cpu', 'memory', 'storage', 'requests'] as const;

/**
 * What each server measures of itself and of its machine, with the last hour.
 * @states default loading sample failed variants narrow
 */
export function ServerMetrics() {
  const { t } = useTranslation('pages.admin.system');
  const state = useSystemState();
  return (
    <QueryView
      query={state}
      headingLevel={3}
      loading={
        <StatCardGrid label={t('metrics.title')}>
          {figures.map((name) => (
            <StatCard
              key={name}
              label={t(`figure.${name}`)}
              value={<Skeleton width="4em" />}
              detail={<Skeleton width="10em" />}
              definition={t(`definition.${name}`)}
            />
          ))}
        </StatCardGrid>
      }
    >
      {({ servers }) => (
        <Stack gap={6}>
          {servers.map((server) => (
            <OneServer key={server.name} server={server} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function OneServer({ server }: { server: Metrics }) {
  const { t } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { shareOf, ofAll } = useSystemWords();
  const { name, cpu, memory, storage, requests } = server;
  const values = {
    cpu: shareOf(cpu.now),
    memory: shareOf(memory.used / memory.total),
    storage: shareOf(storage.used / storage.total),
    requests: <ShortCount count={requests.now} />,
  };
  const details = {
    cpu: t('detail.lastMinute'),
    memory: ofAll(memory, memory.own),
    storage: ofAll(storage),
    requests: t('detail.lastMinute'),
  };
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {t('metrics.since', { moment: moment(server.startedAt) })}
        </Text>
      </Stack>
      <StatCardGrid label={t('metrics.label', { name })}>
        {figures.map((figure) => (
          <StatCard
            key={figure}
            label={t(`figure.${figure}`)}
            value={values[figure]}
            trend={<Sparkline values={server[figure].hour} />}
            detail={details[figure]}
            definition={t(`definition.${figure}`)}
          />
        ))}
      </StatCardGrid>
    </Stack>
  );
}
