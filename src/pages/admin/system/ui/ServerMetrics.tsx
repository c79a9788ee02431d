import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemState } from '@/entities/administration';
import type { ServerMetrics as Metrics } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';
import { Sparkline } from '@/shared/ui/chart';
import { QueryView } from '@/shared/ui/query-view';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

const figures = ['cpu', 'memory', 'storage', 'requests'] as const;

/** Metrics of each server and its machine over the last hour. */
export function ServerMetrics() {
  const { t } = useTranslation('pages.admin.system');
  const state = useSystemState();
  return (
    <QueryView
      query={state}
      headingLevel={3}
      loading={
        <MetricsOf
          name={<Skeleton width="10em" />}
          since={<Skeleton width="16em" />}
          label={t('metrics.title')}
        >
          {figures.map((name) => (
            <StatCard
              key={name}
              label={t(`figure.${name}`)}
              value={<Skeleton width="4em" />}
              detail={<Skeleton width="10em" />}
              definition={t(`definition.${name}`)}
            />
          ))}
        </MetricsOf>
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
  const { moment, share, fileSize } = useFormats();
  /** `5,4 GB de 8 GB`. */
  const getSizes = ({ used, total }: { used: number; total: number }) => ({
    used: fileSize(used),
    total: fileSize(total),
  });
  const { name, cpu, memory, storage, requests } = server;
  const values = {
    cpu: share(cpu.now),
    memory: share(memory.used / memory.total),
    storage: share(storage.used / storage.total),
    requests: <ShortCount count={requests.now} />,
  };
  const details = {
    cpu: t('detail.lastMinute'),
    memory: t('detail.ofAllOwn', { ...getSizes(memory), own: fileSize(memory.own) }),
    storage: t('detail.ofAll', getSizes(storage)),
    requests: t('detail.lastMinute'),
  };
  return (
    <MetricsOf
      name={name}
      since={t('metrics.since', { moment: moment(server.startedAt) })}
      label={t('metrics.label', { name })}
    >
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
    </MetricsOf>
  );
}

type MetricsOfProps = { name: ReactNode; since: ReactNode; label: string; children: ReactNode };

/** A server's heading above its cards. */
function MetricsOf({ name, since, label, children }: MetricsOfProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {since}
        </Text>
      </Stack>
      <StatCardGrid label={label}>{children}</StatCardGrid>
    </Stack>
  );
}
