import { api, ask } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<User, void>({ ...ask('GET /auth/me') }),
  }),
});

export const { useMeQuery } = sessionApi;
