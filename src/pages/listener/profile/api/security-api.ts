import { api, ask, send } from '@/shared/api';
import type { DeviceList } from '@/shared/contract/device.ts';
import type { HouseLink } from '@/shared/contract/session.ts';
import type { SecondFactor } from '@/shared/contract/second-factor.ts';

const devices = [{ type: 'Session' as const, id: 'devices' }];
const passkeys = [{ type: 'Session' as const, id: 'passkeys' }];
const house = [{ type: 'Session' as const, id: 'house' }];
const factor = [{ type: 'Session' as const, id: 'second-factor' }];

/** Sign-in methods and sessions. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<DeviceList, void>({
      ...ask('GET /session/devices'),
      providesTags: devices,
    }),
    endDevice: build.mutation({
      ...send('DELETE /session/devices/:id'),
      invalidatesTags: devices,
    }),
    endOtherDevices: build.mutation({
      ...send('DELETE /session/devices'),
      invalidatesTags: devices,
    }),
    newPasskeyOptions: build.mutation({
      ...ask('POST /user/passkeys/options'),
    }),
    addPasskey: build.mutation({
      ...send('POST /user/passkeys'),
      invalidatesTags: passkeys,
    }),
    removePasskey: build.mutation({
      ...send('DELETE /user/passkeys/:id'),
      invalidatesTags: passkeys,
    }),
    houseLink: build.query<HouseLink, void>({
      ...ask('GET /auth/oidc/link'),
      providesTags: house,
    }),
    removeHouseLink: build.mutation({
      ...send('DELETE /auth/oidc/link'),
      invalidatesTags: house,
    }),
    secondFactor: build.query<SecondFactor, void>({
      ...ask('GET /user/second-factor'),
      providesTags: factor,
    }),
    beginSecondFactor: build.mutation({
      ...ask('POST /user/second-factor'),
    }),
    confirmSecondFactor: build.mutation({
      ...ask('POST /user/second-factor/confirmation', (code: string) => ({ body: { code } })),
      invalidatesTags: factor,
    }),
    renewRecoveryCodes: build.mutation({
      ...ask('POST /user/second-factor/recovery-codes', (code: string) => ({ body: { code } })),
      invalidatesTags: factor,
    }),
    removeSecondFactor: build.mutation({
      ...send('DELETE /user/second-factor', (code: string) => ({ body: { code } })),
      invalidatesTags: factor,
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useHouseLinkQuery,
  useNewPasskeyOptionsMutation,
  useRemoveHouseLinkMutation,
  useRemovePasskeyMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} = securityApi;
