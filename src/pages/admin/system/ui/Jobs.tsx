import { useTranslation } from 'react-i18next';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { useJobsQuery } from '../api/system-api';
import { FailedJobs } from './FailedJobs';
import { JobKinds } from './JobKinds';

/** Milliseconds. */
const askEvery = 30_000;

/** Every kind of background job, and what failed. See docs/product/administration.md. */
export function Jobs() {
  const { t } = useTranslation('pages.admin.system');
  const jobs = useJobsQuery(undefined, {
    pollingInterval: askEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <QueryView
      query={jobs}
      headingLevel={3}
      loading={
        <div data-awaited="">
          <Skeleton shape="block" height="160px" />
        </div>
      }
    >
      {({ kinds, failed }) => (
        <Stack gap={6}>
          {failed.length > 0 && (
            <Stack gap={4}>
              <Heading level={3} size="small">
                {t('jobs.failed.title')}
              </Heading>
              <FailedJobs jobs={failed} />
            </Stack>
          )}
          <JobKinds kinds={kinds} />
        </Stack>
      )}
    </QueryView>
  );
}
