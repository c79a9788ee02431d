import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Change } from '../find-changes.ts';

export type ReportData = { changes: Change[]; notPhotographed: string[] };

const file = process.env.VISUAL_DATA ?? '';
const { changes, notPhotographed } = JSON.parse(readFileSync(file, 'utf8')) as ReportData;

const whole = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

const toCaption = ({ theme, width }: Change) => `${theme} · ${width}`;

/** In `npm run storybook`, in the same theme and window. */
function getAddress({ story, theme, width }: Change) {
  const viewport = width === 390 ? ';viewport:narrow' : '';
  return `http://localhost:6006/?path=/story/${story.id}&globals=theme:${theme}${viewport}`;
}

function getOutcome({ kind, after, difference }: Change) {
  if (kind === 'added') return 'only in the working tree';
  if (kind === 'removed') return 'only at the base';
  if (difference) {
    const { changed, total } = difference;
    return `${whole.format(changed)} pixels changed, ${share.format(changed / total)} of the picture`;
  }
  return after ? 'did not play to its end' : 'could not be photographed';
}

/** Playwright shows `-expected.png`, `-actual.png` and `-diff.png` as one comparison. */
function getPictures(change: Change) {
  const { before, after, difference } = change;
  const names = difference
    ? ['-expected.png', '-actual.png', '-diff.png']
    : [', base', ', working tree'];
  return [before, after, difference?.path].flatMap((path, side) =>
    path ? { name: `${toCaption(change)}${names[side]}`, path, contentType: 'image/png' } : [],
  );
}

const byTitle = Map.groupBy(changes, ({ story }) => story.title);
for (const [title, inTitle] of byTitle) {
  test.describe(title, () => {
    const byName = Map.groupBy(inTitle, ({ story }) => story.name);
    for (const [name, own] of byName) {
      const tags = new Set(own.flatMap(({ kind, theme, width }) => [kind, theme, `${width}`]));
      const annotation = [
        ...own.slice(0, 1).map((first) => ({ type: 'Storybook', description: getAddress(first) })),
        ...own.map((change) => ({ type: toCaption(change), description: getOutcome(change) })),
      ];
      test(name, { tag: [...tags].map((tag) => `@${tag}`), annotation }, () => {
        test.info().attachments.push(...own.flatMap(getPictures));
        // A difference may be intended and does not fail. A stack trace would point here.
        const failures = new Set(own.flatMap(({ failure }) => failure ?? []));
        if (failures.size === 0) return;
        throw Object.assign(new Error([...failures].join('\n\n')), { stack: '' });
      });
    }
  });
}

test.describe('Not photographed', () => {
  for (const name of notPhotographed) test.skip(name, () => {});
});
