import { getAnswer, api } from '@/shared/api';
import type { User } from '@/shared/contract/user.ts';

const userAnswer = getAnswer(async () => (await import('@/shared/contract/user.ts')).userSchema);

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<User, void>({ query: () => '/auth/me', responseSchema: userAnswer }),
  }),
});

export const { useMeQuery } = sessionApi;
