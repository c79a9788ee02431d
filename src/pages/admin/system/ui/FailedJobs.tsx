import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedJob, JobName } from '@/shared/contract/job.ts';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useDecideJobMutation } from '../api/system-api';
import { useJobWords } from '../lib/use-job-words';
import * as styles from './jobs.css';

const getId = ({ kind, key }: JobName) => `${kind} ${key}`;

/** What failed, with its reason; only jobs that are not repeated can be discarded. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const { t } = useTranslation('pages.admin.system');
  const { moment, number } = useFormats();
  const { getKind } = useJobWords();
  const [send, { isLoading, originalArgs }] = useDecideJobMutation();
  const [asked, setAsked] = useState<FailedJob>();
  const decide = async (act: 'retry' | 'discard', job: FailedJob) => {
    const { error } = await send({ act, job });
    setAsked(undefined);
    if (error) showFailure('decideJob', error, { fallback: t('jobs.failed.notDone') });
    else {
      const text = t(act === 'retry' ? 'jobs.failed.retried' : 'jobs.failed.discarded');
      showToast({ tone: 'success', text });
    }
  };
  const isSending = (job: FailedJob) =>
    isLoading && originalArgs !== undefined && getId(originalArgs.job) === getId(job);
  const columns: Column<FailedJob>[] = [
    { id: 'kind', title: t('jobs.column.kind'), cell: ({ kind }) => getKind(kind) },
    {
      id: 'reason',
      title: t('jobs.failed.column.reason'),
      part: 'fact',
      cell: (job) => job.reason,
    },
    {
      id: 'attempts',
      title: t('jobs.failed.column.attempts'),
      isNumeric: true,
      rank: 3,
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'next',
      title: t('jobs.failed.column.next'),
      cell: ({ abandonedAt, nextAt }) =>
        abandonedAt === null
          ? t('jobs.failed.again', { moment: moment(nextAt) })
          : t('jobs.failed.abandoned', { moment: moment(abandonedAt) }),
    },
    {
      id: 'acts',
      title: t('jobs.failed.column.acts'),
      part: 'act',
      isNumeric: true,
      cell: (job) => (
        <span className={styles.acts}>
          <Button
            size="small"
            isPending={isSending(job)}
            aria-label={t('jobs.failed.retryOf', { name: getKind(job.kind) })}
            onClick={() => void decide('retry', job)}
          >
            {t('jobs.failed.retry')}
          </Button>
          {!job.isRepeated && (
            <Button
              size="small"
              variant="ghost"
              data-second
              aria-haspopup="dialog"
              aria-label={t('jobs.failed.discardOf', { name: getKind(job.kind) })}
              onClick={() => setAsked(job)}
            >
              {t('jobs.failed.discard')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('jobs.failed.label')}
        columns={columns}
        rows={jobs}
        getId={getId}
        getName={({ kind }) => getKind(kind)}
        isAmongOthers
      />
      {asked && (
        <AlertDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={t('jobs.failed.question')}
          text={t('jobs.failed.text', { name: getKind(asked.kind) })}
          confirmLabel={t('jobs.failed.discard')}
          cancelLabel={t('jobs.failed.cancel')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void decide('discard', asked)}
        />
      )}
    </>
  );
}
