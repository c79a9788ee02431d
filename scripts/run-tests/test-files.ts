/** Patterns of each suite's files, for its runner and for its kept results. */
export const testFiles = {
  pure: ['{src,scripts,.storybook}/**/*.test.{ts,tsx}'],
  server: ['server/**/*.test.ts'],
  attacks: ['tests/attacks/**/*.test.ts'],
  stories: ['{src,.storybook}/**/*.stories.tsx'],
  e2e: ['tests/{e2e,budgets}/**/*.spec.ts'],
  workshop: ['tests/storybook/**/*.spec.ts'],
};

/** For mocked or reloaded modules; each file gets its own. */
export const isolated = '**/*.isolated.test.{ts,tsx}';

/** Only PostgreSQL has roles. */
export const ofPostgres = 'server/**/*.postgres.test.ts';

/** Takes longer than what it proves changes: only `npm run test:release` runs it. */
export const slow = '**/*.slow.test.ts';
