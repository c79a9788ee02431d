import { expect, test } from '../e2e/support/test.ts';
import { scriptsOfThePage } from './built-files.ts';

/** Bytes: the same content as a difference to itself. */
const most = 300;

// Proves install: After a release
test('a browser that has a version of a part of the start loads the difference', async ({
  page,
}) => {
  const parts = (await scriptsOfThePage()).filter((name) => /\/[dlks]\./.test(name));
  expect(parts).toHaveLength(4);
  await page.goto('/');
  for (const name of parts) {
    const load = (again: number) =>
      page.evaluate(
        async ({ address, at }) => {
          const whole = await (await fetch(address)).text();
          const next = `${address}?next=${at}`;
          const text = await (await fetch(next)).text();
          const [entry] = performance.getEntriesByName(new URL(next, location.href).href);
          const { encodedBodySize } = entry as PerformanceResourceTiming;
          return { isSame: text === whole, bytes: encodedBodySize };
        },
        { address: `/${name}`, at: again },
      );
    let again = 0;
    // The browser keeps a part a moment after it has come.
    await expect
      .poll(async () => {
        again += 1;
        const { isSame, bytes } = await load(again);
        return isSame && bytes < most;
      })
      .toBe(true);
  }
});
