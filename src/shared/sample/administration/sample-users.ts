import type {
  AdminSummary,
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  ChangeUserBody,
  CreateUserAnswer,
  CreateUserBody,
} from '../../contract/administration.ts';
import { planPrices } from '../../rules/plan-prices.ts';
import { matchesText } from '../../lib/text-filter/matches-text.ts';

type Sheet = [
  name: string,
  email: string,
  subscription: AdminUser['subscription'],
  role: AdminUser['role'],
  country: AdminUser['country'],
  joinDate: string,
  totalStreams: number,
  status?: AdminUser['status'],
];

const sheets: readonly Sheet[] = [
  ['Alma Requena', 'alma@ejemplo.example', 'premium', 'user', 'ES', '2024-09-02', 18_420],
  ['Nora Quintavalle', 'nora@ejemplo.example', 'premium', 'artist', 'AR', '2022-01-20', 2_310],
  ['Balcón Discos', 'sello@ejemplo.example', 'family', 'label', 'AR', '2021-10-11', 940],
  ['La Redacción', 'redaccion@ejemplo.example', 'premium', 'editorial', 'ES', '2021-06-01', 51_200],
  ['Julián Arnedillo', 'julian@ejemplo.example', 'premium', 'admin', 'MX', '2021-06-01', 6_004],
  ['Tomás Olmedo', 'tomas@ejemplo.example', 'student', 'user', 'CO', '2025-02-14', 9_880],
  ['Ximena Prado', 'ximena@ejemplo.example', 'free', 'user', 'PE', '2025-08-30', 412],
  ['Marga Siles', 'marga@ejemplo.example', 'free', 'user', 'CL', '2023-03-09', 37, 'inactive'],
  [
    'Chepe Barrientos',
    'chepe@ejemplo.example',
    'free',
    'user',
    'US',
    '2024-12-01',
    150,
    'suspended',
  ],
];

const monthlyPayment = (plan: AdminUser['subscription']) => planPrices[plan].month / 100;

const today = () => new Date().toISOString().slice(0, 10);

/** State of this visit, reset by a reload. */
let rows: readonly AdminUser[] = sheets.map(
  (
    [name, email, subscription, role, country, joinDate, totalStreams, status = 'active'],
    index,
  ) => ({
    id: `usr_sample-${index + 1}`,
    name,
    email,
    subscription,
    role,
    joinDate,
    status,
    country,
    totalStreams,
    monthlyPayment: monthlyPayment(subscription),
  }),
);

/** A page of sample accounts, searched, filtered and sorted like the server. */
export function sampleUsers({
  q = '',
  role,
  subscription,
  status,
  country,
  sort = 'name',
}: AdminUserQuery): AdminUserList {
  const by = sort.replace(/^-/, '') as 'name' | 'email' | 'joinDate';
  const direction = sort.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator('es');
  const users = rows
    .filter((row) => matchesText(q, [row.name, row.email]))
    .filter((row) => !role || row.role === role)
    .filter((row) => !subscription || row.subscription === subscription)
    .filter((row) => !status || row.status === status)
    .filter((row) => !country || row.country === country)
    .toSorted((one, other) => direction * compare(one[by], other[by]));
  return { users, total: users.length, hasMore: false };
}

/** Lasts for the visit; nobody can sign in with it. */
export function createSampleUser({
  password = 'ejemplo',
  ...body
}: CreateUserBody): CreateUserAnswer {
  const user: AdminUser = {
    ...body,
    id: `usr_sample-${rows.length + 1}`,
    joinDate: today(),
    status: 'active',
    totalStreams: 0,
    monthlyPayment: monthlyPayment(body.subscription),
  };
  rows = [...rows, user];
  return { user, temporaryPassword: password };
}

/** Lasts for the visit. Throws for an unknown id. */
export function changeSampleUser(id: string, changes: ChangeUserBody['changes']): AdminUser {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`There is no sample account ${id}.`);
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const changed = { ...row, ...given };
  const account = { ...changed, monthlyPayment: monthlyPayment(changed.subscription) };
  rows = rows.map((each) => (each.id === id ? account : each));
  return account;
}

/** Figures of the sample accounts, compared with an invented previous month. */
export function sampleSummary(): AdminSummary {
  const paying = rows.filter((row) => row.subscription !== 'free' && row.status !== 'suspended');
  const revenue = paying.reduce((sum, row) => sum + Math.round(row.monthlyPayment * 100), 0) / 100;
  const joined = rows.filter(({ joinDate }) => joinDate >= today().slice(0, 7)).length;
  return {
    accounts: { value: rows.length, before: sheets.length - 1 },
    newAccounts: { value: joined, before: 1 },
    payingAccounts: { value: paying.length, before: 5 },
    monthlyRevenue: { value: revenue, before: 47.95 },
  };
}
