import { signInAsNewListener } from './support/accounts.ts';
import { makePlaylist } from './support/playlists.ts';
import { ownScreens } from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

/** The longest names: without a space, with emoji, right to left, and like markup. */
const playlistName = `<b>🎧</b>אבגדהוזחטיכלמנסעפצקרשת${'Ñandúes'.repeat(9)}👩‍👩‍👧`;
const personName = `<i>🎧</i>مرحبا${'Wamba'.repeat(8)}`;

// Proves look: The longest names fit into 320 px
test('names of the greatest length fit into 320 pixels, uncut @release', async ({ page }) => {
  const { token, user } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  const renamed = await page.request.put('/api/user/profile', {
    headers,
    data: {
      displayName: personName,
      bio: 'Sinpausa'.repeat(60),
      country: user.country,
      language: 'es',
      profileImage: null,
    },
  });
  expect(renamed.status(), await renamed.text()).toBe(200);
  const made = await makePlaylist(page.request, token, { name: playlistName, tracks: 3 });
  const description = 'Sinespaciosnipausas'.repeat(15);
  const described = await page.request.patch(`/api/playlists/${made.id}`, {
    headers,
    data: { description },
  });
  expect(described.status(), await described.text()).toBe(200);

  const titles = new Map([
    [made.path, playlistName],
    [`/user/${user.id}`, personName],
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/search', ...titles.keys(), ...ownScreens]) {
    await page.goto(address);
    await expectSettled(page);
    const title = titles.get(address);
    if (title) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Tonada`);
    }
    await expectNoSidewaysScroll(page);
  }
});
