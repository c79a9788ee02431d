import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/**
 * Time zones of artists with the local start of a day, with daylight saving in the north and
 * south.
 */
const zones = [
  { timezoneId: 'Pacific/Auckland', text: /00:00 UTC \(1[23]:00 en tu zona\)/ },
  { timezoneId: 'America/Bogota', text: /00:00 UTC \(19:00 del día anterior en tu zona\)/ },
  { timezoneId: 'Europe/Madrid', text: /00:00 UTC \(0[12]:00 en tu zona\)/ },
];

for (const { timezoneId, text } of zones) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // Proves figures: The hint wherever a day is chosen and shown
    test('a campaign begins today by UTC, and form and tabs show the local time of that @release', async ({
      page,
    }) => {
      await signIn(page, 'artist');
      for (const address of ['/spotify-marquee?tab=campaigns', '/fan-engagement?tab=fans-first']) {
        await page.goto(address);
        await expect(page.getByRole('main').getByText(text)).toBeVisible();
        await page.goto(`${address}&new=campaign`);
        const first = page.getByRole('dialog').getByLabel('Primer día');
        await expect(first).toHaveAccessibleDescription(text);
        await expect(first).toHaveValue(new Date().toISOString().slice(0, 10));
      }
    });
  });
}
