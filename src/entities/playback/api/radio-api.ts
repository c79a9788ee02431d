import { api, getAnswer } from '@/shared/api';
import type { Radio, RadioKind } from '@/shared/contract/radio.ts';

/** `without`: ids of tracks that are not wanted. */
export type RadioCall = { kind: RadioKind; id: string; without?: readonly string[] };

export const radioApi = api.injectEndpoints({
  endpoints: (build) => ({
    radio: build.query<Radio, RadioCall>({
      query: ({ kind, id, without = [] }) => ({
        url: '/radio',
        params: { kind, id, ...(without.length > 0 && { without: without.join(',') }) },
      }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/radio.ts')).radioSchema,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRadioQuery } = radioApi;
