import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import { type JobKindState, type JobState, lanes } from '@/shared/contract/job.ts';
import { useFormats } from '@/shared/lib/format';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Fold } from '@/shared/ui/fold';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { getActivity, useJobWords } from '../lib/use-job-words';

/** What needs a look comes first, then the lanes in order. */
const order = ({ lane, ...kind }: JobKindState) => {
  const isTrouble = kind.abandoned > 0 || kind.lastRun?.hasFailed === true;
  return (isTrouble ? 0 : lanes.length) + lanes.indexOf(lane);
};

/** Those that rest after they did well are behind one line. */
export function JobKinds({ kinds }: Pick<JobState, 'kinds'>) {
  const { t } = useTranslation('pages.admin.system');
  const resting = kinds.filter((kind) => getActivity(kind) === 'idle');
  const others = kinds.filter((kind) => getActivity(kind) !== 'idle');
  return (
    <Stack gap={3}>
      {others.length > 0 && <KindTable kinds={others} label={t('jobs.label')} />}
      {resting.length > 0 && (
        <Fold summary={t('jobs.fine', { count: resting.length })}>
          <KindTable kinds={resting} label={t('jobs.fineLabel')} />
        </Fold>
      )}
    </Stack>
  );
}

type KindTableProps = { kinds: JobState['kinds']; label: string };

function KindTable({ kinds, label }: KindTableProps) {
  const { t } = useTranslation('pages.admin.system');
  const { milliseconds, moment } = useFormats();
  const { getKind } = useJobWords();
  const columns: Column<JobKindState>[] = [
    { id: 'kind', title: t('jobs.column.kind'), value: ({ kind }) => getKind(kind) },
    {
      id: 'state',
      title: t('jobs.column.state'),
      part: 'badge',
      isWhole: true,
      cell: (kind) => {
        const activity = getActivity(kind);
        return (
          <StatusBadge meaning={statusMeanings.job[activity]}>
            {t(`jobs.state.${activity}`)}
          </StatusBadge>
        );
      },
    },
    {
      id: 'lane',
      title: t('jobs.column.lane'),
      isWhole: true,
      cell: ({ lane }) => t(`jobs.lane.${lane}`),
    },
    {
      id: 'lastRun',
      title: t('jobs.column.lastRun'),
      part: 'fact',
      cell: ({ lastRun }) =>
        lastRun === null
          ? t('jobs.never')
          : t('jobs.lastRun', {
              moment: moment(lastRun.at),
              duration: milliseconds(lastRun.duration),
            }),
    },
    {
      id: 'nextAt',
      title: t('jobs.column.nextAt'),
      rank: 3,
      isWhole: true,
      cell: ({ nextAt }) => moment(nextAt),
    },
    {
      id: 'waiting',
      title: t('jobs.column.waiting'),
      rank: 3,
      cell: ({ waiting, waitingSince }) =>
        waitingSince === null
          ? moment(null)
          : t('jobs.waiting', { count: waiting, moment: moment(waitingSince) }),
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={kinds.toSorted((one, other) => order(one) - order(other))}
      getId={({ kind }) => kind}
      getName={({ kind }) => getKind(kind)}
      isAmongOthers
      isCompact
    />
  );
}
