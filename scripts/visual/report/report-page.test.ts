// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { reportPage } from './report-page.ts';

it('carries data that would end a script, unharmed', () => {
  const failure = '</script><img src=x onerror=alert(1)>';
  const about = { storyId: 'a', title: 'Kit/A', name: failure, theme: 'dark', width: 390 };
  const page = reportPage(
    {
      base: 'main',
      commit: '0000',
      pictures: 1,
      taken: 2,
      counts: { changed: 0, added: 0, removed: 0, failed: 1 },
      entries: [{ ...about, kind: 'failed', failure }],
      notPhotographed: [],
    },
    { typeface: 'face.woff2', script: 'report()' },
  );
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  expect(body.querySelectorAll('img')).toHaveLength(0);
  const data = body.querySelector('#report-data')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({ entries: [{ failure }] });
});
