import type { Page } from '@playwright/test';
import type { Role } from '#contract/user.ts';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

type FileList = Record<string, { files: string[]; words: Record<string, string[]> }>;

const marked = (page: Page, mark: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);

function watchFiles(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  return requested;
}

/** Opens home and moves the pointer, which counts as the first touch. */
async function settleIn(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await marked(page, 'settled-in');
}

const everybodys = ['start', 'auth', 'listener', 'listener.album', 'listener.search'];
const listeners = [
  ...everybodys,
  'SignedIn',
  'deliver',
  'listener.library',
  'listener.profile',
  'listener.home.listener-parts',
  'listener.artist.listener-parts',
];
const guarded = ['admin', 'label', 'artist', 'editorial', 'promotion'];

/** One list per area, and one per part of the shell. */
const lists = ['start', 'SignedIn', 'deliver', 'auth', 'listener', 'analytics', ...guarded];

/** Returns the parts whose files were all requested, and those with a requested file of their own. */
async function getParts(page: Page, requested: ReadonlySet<string>) {
  const answers = await Promise.all(lists.map((name) => page.request.get(`/files/${name}.json`)));
  const list: FileList = Object.assign(
    {},
    ...(await Promise.all(answers.map((one) => one.json()))),
  );
  const getFiles = (part: string) => [
    ...(list[part]?.files ?? []),
    ...(list[part]?.words['es'] ?? []),
  ];
  const names = Object.keys(list);
  const whole = names.filter((part) => getFiles(part).every((file) => requested.has(file)));
  const shared = new Set(whole.flatMap(getFiles));
  const touched = names.filter((part) =>
    getFiles(part).some((file) => requested.has(file) && !shared.has(file)),
  );
  return { whole, touched };
}

const cases: [string, Role | null, string[]][] = [
  ['a visitor', null, everybodys],
  ['a listener', 'user', listeners],
  ['an artist', 'artist', [...listeners, 'artist', 'promotion']],
  ['who runs the service', 'admin', [...listeners, ...guarded]],
];
/** Includes the page that only an email link opens. */
const distinct = new Set([...cases.flatMap(([, , parts]) => parts), 'auth.reset-password']);

for (const [who, role, parts] of cases) {
  // Proves access: Other roles load nothing of an area
  test(`${who} prefetches everything they may use, and nothing else @release`, async ({ page }) => {
    if (role) await signIn(page, role);
    const requested = watchFiles(page);
    await settleIn(page);
    await marked(page, 'fetched-ahead');
    const { whole, touched } = await getParts(page, requested);
    expect(whole).toEqual(expect.arrayContaining(parts));
    expect(whole.filter((part) => distinct.has(part) && !parts.includes(part))).toEqual([]);
    expect(touched).toEqual([]);
  });
}

test('a user who saves data prefetches nothing @release', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested = watchFiles(page);
  await settleIn(page);
  await page.getByRole('link', { name: 'Buscar' }).first().hover();
  await page.waitForLoadState('networkidle');
  expect([...requested].filter((file) => file.startsWith('/files/'))).toEqual([]);
  const { whole } = await getParts(page, requested);
  expect(whole).toEqual([]);
});
