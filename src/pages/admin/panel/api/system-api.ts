import { afterSuccess, answerOf, api, orInSample, withSample } from '@/shared/api';
import type {
  ServiceSetting,
  ServiceSettings,
  StaffActionList,
  StaffActionQuery,
} from '@/shared/contract/administration.ts';
import type { SecurityEventList, SecurityEventQuery } from '@/shared/contract/security-log.ts';
import type { SystemState } from '@/shared/contract/system.ts';

const contract = () => import('@/shared/contract/administration.ts');
const sampleSystem = () => import('@/shared/sample/administration/sample-system.ts');

type SwitchSetting = { name: ServiceSetting; isOn: boolean };

const settingsApi = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel', 'Service'] })
  .injectEndpoints({
    endpoints: (build) => ({
      serviceSettings: build.query<ServiceSettings, void>({
        queryFn: withSample({
          query: () => '/admin/settings',
          schema: async () => (await contract()).serviceSettingsSchema,
          sample: async () => (await sampleSystem()).sampleSettings(),
        }),
        providesTags: ['Account'],
      }),
    }),
  });

/** What staff switch, and what they did. See docs/product/administration.md. */
const systemApi = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    switchSetting: build.mutation<ServiceSettings, SwitchSetting>({
      queryFn: orInSample({
        of: 'serviceSettings',
        query: ({ name, isOn }) => ({
          url: `/admin/settings/${name}`,
          method: 'PUT',
          body: { isOn },
        }),
        inSample: async ({ name, isOn }) => (await sampleSystem()).switchSampleSetting(name, isOn),
      }),
      responseSchema: answerOf(async () => (await contract()).serviceSettingsSchema),
      // A second press before the list is read again turns it back, and not once more the same way.
      onQueryStarted: afterSuccess((dispatch, settings) => {
        dispatch(settingsApi.util.updateQueryData('serviceSettings', undefined, () => settings));
      }),
      invalidatesTags: ['Account', 'Service'],
    }),
    systemState: build.query<SystemState, void>({
      queryFn: withSample({
        query: () => '/admin/system',
        schema: async () => (await import('@/shared/contract/system.ts')).systemStateSchema,
        sample: async () =>
          (await import('@/shared/sample/administration/sample-state.ts')).sampleState,
      }),
    }),
    securityEvents: build.query<SecurityEventList, SecurityEventQuery>({
      queryFn: withSample({
        query: (params) => ({ url: '/admin/security-events', params }),
        schema: async () =>
          (await import('@/shared/contract/security-log.ts')).securityEventListSchema,
        sample: async () =>
          (await import('@/shared/sample/administration/sample-security.ts')).sampleSecurity,
      }),
      // Changes of accounts and settings are among them.
      providesTags: ['Account'],
    }),
    undoAction: build.mutation<null, string>({
      query: (id) => ({ url: `/admin/actions/${id}/undo`, method: 'POST' }),
      // Whether it was done or refused, the list and what it is about may be something else by now.
      invalidatesTags: ['Account', 'AdminLabel', 'Service', 'Playlist', 'Search'],
    }),
    staffActions: build.query<StaffActionList, StaffActionQuery>({
      queryFn: withSample({
        query: (params) => ({ url: '/admin/actions', params }),
        schema: async () => (await contract()).staffActionListSchema,
        sample: async () => (await sampleSystem()).sampleActions,
      }),
      // Every change of an account or a setting is one of them.
      providesTags: ['Account'],
    }),
  }),
});

export const { useServiceSettingsQuery } = settingsApi;

export const {
  useSecurityEventsQuery,
  useStaffActionsQuery,
  useSwitchSettingMutation,
  useSystemStateQuery,
  useUndoActionMutation,
} = systemApi;
