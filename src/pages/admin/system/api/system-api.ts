import { api, ask, send, toRequest, withSample } from '@/shared/api';
import type { StaffActionList, StaffActionQuery } from '@/shared/contract/administration.ts';
import type { JobName, JobState } from '@/shared/contract/job.ts';
import type { SecurityEventList, SecurityEventQuery } from '@/shared/contract/security-log.ts';
import { saveAnswer } from '@/shared/files';

/** Staff actions and the security log. See docs/product/administration.md. */
const systemApi = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel', 'Service', 'Job'] })
  .injectEndpoints({
    endpoints: (build) => ({
      securityEvents: build.query<SecurityEventList, SecurityEventQuery>({
        queryFn: withSample({
          ...ask('GET /admin/security-events'),
          sample: async () =>
            (await import('@/shared/sample/administration/sample-security.ts')).sampleSecurity,
        }),
        // The log contains changes of accounts and settings.
        providesTags: ['Account'],
      }),
      jobs: build.query<JobState, void>({
        queryFn: withSample({
          ...ask('GET /admin/jobs'),
          sample: async () =>
            (await import('@/shared/sample/administration/sample-jobs.ts')).sampleJobs,
        }),
        providesTags: ['Job'],
      }),
      decideJob: build.mutation<null, { act: 'retry' | 'discard'; job: JobName }>({
        query: ({ act, job: { kind, key } }) =>
          toRequest(`POST /admin/jobs/${act}`, { body: { kind, key } }),
        // Done or refused, the job may have changed.
        invalidatesTags: ['Account', 'Job'],
      }),
      saveFileReport: build.mutation<null, { fileName: string }>({
        queryFn: saveAnswer(() => ({ url: '/admin/file-report' })),
      }),
      saveKit: build.mutation<null, { fileName: string }>({
        queryFn: saveAnswer(() => ({ url: '/admin/emergency-kit', method: 'POST' })),
        // The log has it.
        invalidatesTags: ['Account'],
      }),
      undoAction: build.mutation({
        ...send('POST /admin/actions/:id/undo'),
        // Done or refused, the list and the action's subject may have changed.
        invalidatesTags: ['Account', 'AdminLabel', 'Service', 'Playlist', 'Search'],
      }),
      staffActions: build.query<StaffActionList, StaffActionQuery>({
        queryFn: withSample({
          ...ask('GET /admin/actions'),
          sample: async () =>
            (await import('@/shared/sample/administration/sample-system.ts')).sampleActions,
        }),
        // The log contains changes of accounts and settings.
        providesTags: ['Account'],
      }),
    }),
  });

export const {
  useDecideJobMutation,
  useJobsQuery,
  useSaveFileReportMutation,
  useSaveKitMutation,
  useSecurityEventsQuery,
  useStaffActionsQuery,
  useUndoActionMutation,
} = systemApi;
