import { api, ask } from '@/shared/api';
import type { Radio, RadioKind } from '@/shared/contract/radio.ts';

/** `without`: ids of tracks that are not wanted. */
export type RadioCall = { kind: RadioKind; id: string; without?: readonly string[] };

export const radioApi = api.injectEndpoints({
  endpoints: (build) => ({
    radio: build.query<Radio, RadioCall>({
      ...ask('GET /radio', ({ kind, id, without = [] }: RadioCall) => ({
        query: { kind, id, ...(without.length > 0 && { without: without.join(',') }) },
      })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRadioQuery } = radioApi;
