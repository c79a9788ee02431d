import type {
  AdminUser,
  AdminUserList,
  ChangeUserBody,
  StaffActionList,
} from '#contract/administration.ts';
import type { SignedIn, TestApp } from './start-test-app.ts';

type Call = { who?: SignedIn; payload?: object };

/** What a caller has seen of an account. */
export const getSeenValues = ({ name, email, subscription, role, status, country }: AdminUser) => ({
  name,
  email,
  subscription,
  role,
  status,
  country,
});

/** An admin for one test file, and calls made as that admin by default. */
export async function startAdministration(tonada: TestApp) {
  const email = 'jefa@example.com';
  const admin = await tonada.signIn({ email, displayName: 'Jefa', role: 'admin' });

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { who = admin, payload }: Call = {},
  ) =>
    tonada.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });

  const list = async (query: string) => (await call('GET', `users?${query}`)).json<AdminUserList>();

  const read = async (id: string) => (await call('GET', `users/${id}`)).json<AdminUser>();

  /** Changes an account as just read. */
  async function change(id: string, changes: ChangeUserBody['changes'], who = admin) {
    const payload = { seen: getSeenValues(await read(id)), changes };
    return call('PATCH', `users/${id}`, { who, payload });
  }

  const create = (changes: object = {}, who = admin) => {
    const about = { name: 'Luz Cañas', email: ' Luz.Canas@Example.com ', subscription: 'premium' };
    const payload = { ...about, role: 'artist', country: 'PE', ...changes };
    return call('POST', 'users', { who, payload });
  };

  const lastAction = async () => (await call('GET', 'actions')).json<StaffActionList>().actions[0];

  const login = (account: string, password: string) => {
    const payload = { email: account, password };
    return tonada.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  };

  return { admin, call, list, read, change, create, lastAction, login };
}
