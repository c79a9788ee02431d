import { api, ask, isProblem, orInSample, withSample } from '@/shared/api';
import type {
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  ChangeUserBody,
  CreateUserAnswer,
  CreateUserBody,
} from '@/shared/contract/administration.ts';
import type { AccountPromotions } from '@/shared/contract/active-promotion.ts';

const sampleUsers = () => import('@/shared/sample/administration/sample-users.ts');

type ChangeUser = ChangeUserBody & { id: string };

/** See docs/product/administration.md. */
const usersApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<AdminUserList, AdminUserQuery>({
      queryFn: withSample({
        ...ask('GET /admin/users'),
        sample: async (query) => (await sampleUsers()).sampleUsers(query),
      }),
      providesTags: ['Account'],
    }),
    accountPromotions: build.query<AccountPromotions, string>({
      queryFn: withSample({
        ...ask('GET /admin/users/:id/running'),
        // Sample accounts run nothing.
        sample: async () => ({ artists: [], items: [] }),
      }),
      providesTags: ['Account'],
    }),
    createUser: build.mutation<CreateUserAnswer, CreateUserBody>({
      ...orInSample({
        of: 'adminUsers',
        ...ask('POST /admin/users'),
        inSample: async (body: CreateUserBody) => (await sampleUsers()).createSampleUser(body),
      }),
      invalidatesTags: (answer) => (answer ? ['Account'] : []),
    }),
    renewTemporaryPassword: build.mutation({
      ...ask('POST /admin/users/:id/temporary-password'),
    }),
    changeUser: build.mutation<AdminUser, ChangeUser>({
      ...orInSample({
        of: 'adminUsers',
        ...ask('PATCH /admin/users/:id', ({ id, ...body }: ChangeUser) => ({ id, body })),
        inSample: async ({ id, changes }) => (await sampleUsers()).changeSampleUser(id, changes),
      }),
      // After a conflict, to show the other change.
      invalidatesTags: (account, error) =>
        account || (isProblem(error) && error.kind === 'duplicate') ? ['Account'] : [],
    }),
  }),
});

export const {
  useAccountPromotionsQuery,
  useAdminUsersQuery,
  useChangeUserMutation,
  useCreateUserMutation,
  useRenewTemporaryPasswordMutation,
} = usersApi;
