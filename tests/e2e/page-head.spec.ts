import { expect, test } from './support/test.ts';

const album = '/album/alb_nora-quintavalle_luna-de-ambar';

test('title and play button of a long page stay in reach while scrolling @every-width @release', async ({
  page,
}) => {
  await page.goto(album);
  const play = page.getByRole('main').getByRole('button', { name: 'Reproducir Luna de ámbar' });
  await play.first().waitFor();
  const head = page.locator('#page-head');
  await expect(head).toBeEmpty();

  await page.mouse.wheel(0, 5_000);
  await expect(head).toContainText('Luna de ámbar');
  await expect(head).toBeInViewport();
  // Assistive technology finds only one heading and button.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('button', { name: /Luna de ámbar/ })).toHaveCount(
    0,
  );
  // Clicks by position, because a locator would scroll it into view first.
  const box = await head.locator('button').boundingBox();
  if (!box) throw new Error('the bar has no button');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(
    page.getByRole('region', { name: 'Reproductor' }).getByRole('button', { name: 'Pausar' }),
  ).toBeVisible();

  await page.evaluate(() => scrollTo(0, 0));
  await expect(head).toBeEmpty();
});

test('the light of a header reaches both edges of a wide window @release', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto(album);
  await page.getByRole('heading', { level: 1, name: 'Luna de ámbar' }).waitFor();
  const reach = await page.evaluate(() => {
    const light = document.querySelector('main header > div')?.getBoundingClientRect();
    const column = document.querySelector('main')?.parentElement?.getBoundingClientRect();
    return light && column && [light.left - column.left, column.right - light.right];
  });
  expect(Math.max(...(reach ?? [1]))).toBeLessThanOrEqual(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
