/** Patterns of each suite's files, for its runner and for its kept results. */
export const testFiles = {
  pure: ['{src,scripts,.storybook}/**/*.test.{ts,tsx}'],
  server: ['server/**/*.test.ts'],
  attacks: ['tests/attacks/**/*.test.ts'],
  stories: ['{src,.storybook}/**/*.stories.tsx'],
  e2e: ['tests/{e2e,budgets}/**/*.spec.ts'],
};

/** For mocked or reloaded modules; each file gets its own. */
export const isolated = '**/*.isolated.test.{ts,tsx}';

/** Only PostgreSQL has roles, and more than one connection. */
export const ofPostgres = 'server/**/*.postgres.test.ts';

/** About the embedded database itself. */
export const ofEmbedded = [
  'server/platform/database/**/*.test.ts',
  'server/modules/administration/health/**/*.test.ts',
  'server/modules/administration/system/tidy-tables.test.ts',
];

/** Takes longer than what it proves changes: only `npm run test:release` runs it. */
export const slow = '**/*.slow.test.ts';
