import { getAnswer, api } from '@/shared/api';
import type { DeviceList } from '@/shared/contract/device.ts';
import type { NewPasskeyBody } from '@/shared/contract/passkey.ts';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorSetup,
} from '@/shared/contract/second-factor.ts';

const passkeyContract = () => import('@/shared/contract/passkey.ts');
const factorContract = () => import('@/shared/contract/second-factor.ts');

const recoveryCodes = getAnswer(async () => (await factorContract()).recoveryCodesSchema);

const devices = [{ type: 'Session' as const, id: 'devices' }];
const passkeys = [{ type: 'Session' as const, id: 'passkeys' }];
const factor = [{ type: 'Session' as const, id: 'second-factor' }];

/** Sign-in methods and sessions. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<DeviceList, void>({
      query: () => '/session/devices',
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/device.ts')).deviceListSchema,
      ),
      providesTags: devices,
    }),
    endDevice: build.mutation<null, string>({
      query: (id) => ({ url: `/session/devices/${id}`, method: 'DELETE' }),
      invalidatesTags: devices,
    }),
    endOtherDevices: build.mutation<null, void>({
      query: () => ({ url: '/session/devices', method: 'DELETE' }),
      invalidatesTags: devices,
    }),
    newPasskeyOptions: build.mutation<Record<string, unknown>, void>({
      query: () => ({ url: '/user/passkeys/options', method: 'POST' }),
      responseSchema: getAnswer(async () => (await passkeyContract()).passkeyOptionsSchema),
    }),
    addPasskey: build.mutation<null, NewPasskeyBody>({
      query: (body) => ({ url: '/user/passkeys', method: 'POST', body }),
      invalidatesTags: passkeys,
    }),
    removePasskey: build.mutation<null, string>({
      query: (id) => ({ url: `/user/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: passkeys,
    }),
    secondFactor: build.query<SecondFactor, void>({
      query: () => '/user/second-factor',
      responseSchema: getAnswer(async () => (await factorContract()).secondFactorSchema),
      providesTags: factor,
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, void>({
      query: () => ({ url: '/user/second-factor', method: 'POST' }),
      responseSchema: getAnswer(async () => (await factorContract()).secondFactorSetupSchema),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, string>({
      query: (code) => ({
        url: '/user/second-factor/confirmation',
        method: 'POST',
        body: { code },
      }),
      responseSchema: recoveryCodes,
      invalidatesTags: factor,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, string>({
      query: (code) => ({
        url: '/user/second-factor/recovery-codes',
        method: 'POST',
        body: { code },
      }),
      responseSchema: recoveryCodes,
      invalidatesTags: factor,
    }),
    removeSecondFactor: build.mutation<null, string>({
      query: (code) => ({ url: '/user/second-factor', method: 'DELETE', body: { code } }),
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
  useNewPasskeyOptionsMutation,
  useRemovePasskeyMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} = securityApi;
