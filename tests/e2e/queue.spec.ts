import type { Locator, Page } from '@playwright/test';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { choose, getRow } from './support/track-menu.ts';

/** Of one block, or of both. */
const getUpcoming = (queue: Locator, block?: string) => {
  const group = queue.getByRole('group', { name: /^A continuación: / });
  const list = block === undefined ? group : group.getByRole('list', { name: block });
  const buttons = list.getByRole('button', { name: /^Reproducir / });
  return {
    row: (title: string) => list.getByRole('listitem').filter({ hasText: title }).first(),
    more: (title: string) => list.getByRole('button', { name: `Más opciones de ${title}` }).first(),
    play: (title: string) => list.getByRole('button', { name: `Reproducir ${title}` }).first(),
    isInOrder: (titles: readonly string[]) =>
      expect
        .poll(async () => {
          const names = await buttons.evaluateAll((all) =>
            all.map((button) => button.getAttribute('aria-label')),
          );
          return names.map((name) => name?.replace('Reproducir ', '')).slice(0, titles.length);
        })
        .toEqual(titles),
  };
};

const getQueue = (page: Page) => page.getByRole('region', { name: 'Cola de reproducción' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

// Proves player: Queue by hand
test('the queue lists upcoming tracks, and is changed by hand', async ({ page, consoleGuard }) => {
  // A change whose answer is late is sent once more with the whole queue.
  consoleGuard.allow(/status of 409 .*\/user\/player\/queue/);
  await signInAsNewListener(page);
  const titles = await openTracks(page);
  const [one = '', two = '', three = '', four = '', five = ''] = titles;
  const player = getPlayer(page);
  const queue = getQueue(page);
  const upcoming = getUpcoming(queue);
  const button = player.bar.getByRole('button', { name: 'Cola de reproducción' });

  await test.step('it opens empty', async () => {
    await button.click();
    await expect(queue.getByRole('heading', { name: 'La cola está vacía' })).toBeVisible();
  });
  await test.step('it holds the playing list', async () => {
    await getPlayButtons(page).first().click();
    await expect(player.title).toHaveText(one);
    await expect(queue.getByRole('heading', { name: 'Suena ahora' })).toBeVisible();
    await expect(queue.getByRole('link', { name: one })).toBeVisible();
    await upcoming.isInOrder(titles.slice(1));
  });
  await test.step('the next track is the one that the menu added', async () => {
    await choose(page, five, 'Reproducir a continuación');
    await upcoming.isInOrder([five, two, three, four, five]);
  });
  await test.step('moved from the menu and by keys', async () => {
    await upcoming.more(five).click();
    await item(page, 'Bajar').click();
    await upcoming.isInOrder([two, five, three, four]);
    await upcoming.play(three).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await upcoming.isInOrder([two, three, five, four]);
    await expect(upcoming.play(three)).toBeFocused();
  });
  await test.step('moved by the pointer', async () => {
    await upcoming.row(four).dragTo(upcoming.row(two), { targetPosition: { x: 60, y: 4 } });
    await upcoming.isInOrder([four, two, three, five]);
  });
  await test.step('removed from the menu and by a key', async () => {
    await upcoming.more(two).click();
    await item(page, 'Quitar de la cola').click();
    await upcoming.isInOrder([four, three, five]);
    await upcoming.play(four).focus();
    await page.keyboard.press('Delete');
    await upcoming.isInOrder([three, five]);
    await expect(upcoming.play(three)).toBeFocused();
  });
  await test.step('it survives another page and a reload', async () => {
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page).toHaveTitle(/Inicio/);
    await upcoming.isInOrder([three, five]);
    await page.reload();
    await expect(player.title).toHaveText(one);
    if (!(await queue.isVisible())) await button.click();
    await upcoming.isInOrder([three, five]);
  });
  await test.step('a chosen track plays, and those before it are skipped', async () => {
    await upcoming.play(five).click();
    await expect(player.title).toHaveText(five);
    await expect(upcoming.play(three)).toHaveCount(0);
    // After three seconds of a song it begins that again.
    await expect(async () => {
      await player.button('Anterior').click();
      await expect(player.title).not.toHaveText(five, { timeout: 2_000 });
    }).toPass();
  });
  await test.step('cleared and closed', async () => {
    await queue.getByRole('button', { name: 'Vaciar la cola' }).click();
    await expect(queue.getByText('No hay nada más en la cola.')).toBeVisible();
    await queue.getByRole('button', { name: 'Cerrar la cola' }).click();
    await expect(queue).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

// Proves player: All of it in the browser
test('what a listener adds stays in its own block, and the queue is saved @release', async ({
  page,
}) => {
  await signInAsNewListener(page);
  const titles = await openTracks(page);
  const [one = '', two = '', three = '', four = '', five = ''] = titles;
  const player = getPlayer(page);
  const queue = getQueue(page);
  const own = getUpcoming(queue, 'En tu cola');
  const upcoming = getUpcoming(queue);
  await getPlayButtons(page).first().click();
  await player.bar.getByRole('button', { name: 'Cola de reproducción' }).click();
  await expect(queue.getByText(/^hasta /)).toBeVisible();

  await test.step('first in, first out, by menu and by dragging', async () => {
    await choose(page, five, 'Añadir a la cola');
    await getRow(page, four).dragTo(upcoming.row(two));
    await own.isInOrder([five, four]);
    await upcoming.isInOrder([five, four, two, three]);
  });
  await test.step('kept when shuffle is pressed, and by a reload', async () => {
    await player.button('Modo aleatorio').click();
    await own.isInOrder([five, four]);
    await page.reload();
    await expect(player.title).toHaveText(one);
    const button = player.bar.getByRole('button', { name: 'Cola de reproducción' });
    if (!(await queue.isVisible())) await button.click();
    await own.isInOrder([five, four]);
    await player.button('Modo aleatorio').click();
    await upcoming.isInOrder([five, four, two, three]);
  });
  await test.step('an emptied queue can be restored', async () => {
    await queue.getByRole('button', { name: 'Vaciar la cola' }).click();
    await expect(queue.getByText('No hay nada más en la cola.')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await upcoming.isInOrder([five, four, two, three]);
  });
  await test.step('another list starts behind it', async () => {
    await getPlayButtons(page).nth(2).click();
    await expect(player.title).toHaveText(three);
    await own.isInOrder([five, four]);
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(five);
    await own.isInOrder([four]);
  });
  await test.step('saved as a playlist', async () => {
    await queue.getByRole('button', { name: 'Guardar como playlist' }).click();
    await queue.getByRole('textbox', { name: 'Nombre de la playlist' }).fill('Esta noche');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Esta noche' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Esta noche' })).toBeVisible();
    await expect(getRow(page, five)).toBeVisible();
  });
  await test.step('the music stops by itself', async () => {
    await queue.getByRole('button', { name: 'Temporizador' }).click();
    await page.getByRole('menuitemradio', { name: 'Al terminar la canción' }).click();
    await expect(queue.getByText('Al terminar la canción')).toBeVisible();
  });
});

test('the queue opens over the full-screen player, and Back closes it first @narrow @release', async ({
  page,
}) => {
  await signIn(page);
  const [one = '', two = '', three = ''] = await openTracks(page);
  await getPlayButtons(page).first().click();
  const { bar } = getPlayer(page);
  await bar.getByRole('button', { name: 'Abrir el reproductor' }).click();
  const player = page.getByRole('dialog', { name: 'Suena ahora' });
  await player.getByRole('button', { name: 'Cola de reproducción' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cola de reproducción' });
  const upcoming = getUpcoming(sheet);
  await expect(sheet.getByRole('link', { name: one })).toBeVisible();
  await upcoming.isInOrder([two, three]);
  await expectAccessible(page);

  await upcoming.more(two).tap();
  await item(page, 'Quitar de la cola').tap();
  await upcoming.isInOrder([three]);
  await upcoming.play(three).tap();
  await expect(sheet.getByRole('link', { name: three })).toBeVisible();

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(player).toBeVisible();
  await page.goBack();
  await expect(player).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=noche$/);
  await expect(bar.getByRole('button', { name: 'Abrir el reproductor' })).toContainText(three);
});

// Proves shell: Single keys can be turned off
test('the shortcuts are listed, and single-key ones can be turned off @release', async ({
  page,
}) => {
  await signIn(page);
  await openTracks(page);
  const player = getPlayer(page);
  const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' });
  const heading = page.getByRole('heading', { level: 1 });
  const single = dialog.getByRole('switch', { name: 'Atajos de una sola tecla' });
  await getPlayButtons(page).first().click();
  await player.passes(0);

  await heading.click();
  await page.keyboard.press('Space');
  await expect(player.button('Reproducir')).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Reproductor' })).toBeVisible();
  await expectAccessible(page);
  await expect(single).toBeChecked();
  await single.click();
  await expect(dialog.getByText('Desactivado')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const staysStill = async () => {
    await heading.click();
    await page.keyboard.press('Space');
    await page.keyboard.press('?');
    // The tracks after them prove that they were played.
    await page.keyboard.press('Alt+s');
    await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Alt+s');
    await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'false');
    await expect(player.button('Reproducir')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await staysStill();
  await page.reload();
  await getPlayButtons(page).first().waitFor();
  await staysStill();

  await player.button('Atajos de teclado').click();
  await expect(single).not.toBeChecked();
  await single.click();
  await page.keyboard.press('Escape');
  await heading.click();
  await page.keyboard.press('?');
  await expect(single).toBeChecked();
});
