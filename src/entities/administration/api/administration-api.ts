import { afterSuccess, api, ask, orInSample, send, withSample } from '@/shared/api';
import type {
  AdminSummary,
  ServiceSetting,
  ServiceSettings,
} from '@/shared/contract/administration.ts';
import type { RoyaltySummary } from '@/shared/contract/royalties.ts';
import type { SystemState } from '@/shared/contract/system.ts';

const sampleSystem = () => import('@/shared/sample/administration/sample-system.ts');

type SwitchSetting = { name: ServiceSetting; isOn: boolean };

const readApi = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'Royalty', 'Service'] })
  .injectEndpoints({
    endpoints: (build) => ({
      adminSummary: build.query<AdminSummary, void>({
        queryFn: withSample({
          ...ask('GET /admin/summary'),
          sample: async () =>
            (await import('@/shared/sample/administration/sample-users.ts')).sampleSummary(),
        }),
        providesTags: ['Account'],
      }),
      royaltySummary: build.query<RoyaltySummary, void>({
        queryFn: withSample({
          ...ask('GET /admin/royalties/summary'),
          sample: async () =>
            (
              await import('@/shared/sample/administration/sample-royalties.ts')
            ).sampleRoyaltySummary(),
        }),
        providesTags: ['Royalty'],
      }),
      serviceSettings: build.query<ServiceSettings, void>({
        queryFn: withSample({
          ...ask('GET /admin/settings'),
          sample: async () => (await sampleSystem()).sampleSettings(),
        }),
        providesTags: ['Account'],
      }),
      systemState: build.query<SystemState, void>({
        queryFn: withSample({
          ...ask('GET /admin/system'),
          sample: async () =>
            (await import('@/shared/sample/administration/sample-state.ts')).sampleState,
        }),
      }),
    }),
  });

/** See docs/product/administration.md. */
const administrationApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    retryArtist: build.mutation<null, string>({
      ...send('POST /admin/figures/retry', (artist: string) => ({ body: { artist } })),
      // The log has it; the state follows with the next check.
      invalidatesTags: ['Account'],
    }),
    switchSetting: build.mutation<ServiceSettings, SwitchSetting>({
      ...orInSample({
        of: 'serviceSettings',
        ...ask('PUT /admin/settings/:name'),
        inSample: async ({ name, isOn }: SwitchSetting) =>
          (await sampleSystem()).switchSampleSetting(name, isOn),
      }),
      // A second press before the refetch toggles back instead of repeating the first.
      onQueryStarted: afterSuccess((dispatch, settings) => {
        dispatch(readApi.util.updateQueryData('serviceSettings', undefined, () => settings));
      }),
      invalidatesTags: ['Account', 'Service'],
    }),
  }),
});

export const {
  useAdminSummaryQuery,
  useRoyaltySummaryQuery,
  useServiceSettingsQuery,
  useSystemStateQuery,
} = readApi;

export const { useRetryArtistMutation, useSwitchSettingMutation } = administrationApi;
