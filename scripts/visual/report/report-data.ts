import type { Change } from '../find-changes.ts';

/** A story as Playwright's report shows it: what differs in it, whatever the theme and the width. */
export type ReportedStory = {
  title: string;
  name: string;
  tags: string[];
  /** What happened to each of its pictures, and the story's address. */
  annotations: { type: string; description: string }[];
  /** Three whose names end in `-expected.png`, `-actual.png` and `-diff.png` are shown as one. */
  pictures: { name: string; path: string }[];
  failure?: string;
};

export type ReportData = {
  stories: ReportedStory[];
  /** Stories that say themselves that they are not photographed, as `Title/Name`. */
  notPhotographed: string[];
};

const whole = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** The stories that differ, in the order of their changes. */
export function storiesOf(changes: readonly Change[]): ReportedStory[] {
  const byStory = Map.groupBy(changes, ({ title, name }) => `${title}/${name}`);
  return [...byStory.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { title, name } = first;
    const failures = own.flatMap(({ failure }) => failure ?? []);
    const tags = own.flatMap(({ kind, theme, width }) => [kind, theme, `${width}`]);
    return {
      title,
      name,
      tags: [...new Set(tags)].map((tag) => `@${tag}`),
      annotations: [
        { type: 'Storybook', description: addressOf(first) },
        ...own.map((change) => ({ type: placeOf(change), description: outcomeOf(change) })),
      ],
      pictures: own.flatMap(picturesOf),
      ...(failures.length > 0 && { failure: [...new Set(failures)].join('\n\n') }),
    };
  });
}

/** "dark · 1440". */
const placeOf = ({ theme, width }: Change): string => `${theme} · ${width}`;

/** Where the story stands in the Storybook that `npm run storybook` serves, in the same theme and window. */
function addressOf({ storyId, theme, width }: Change): string {
  const viewport = width === 390 ? ';viewport:narrow' : '';
  return `http://localhost:6006/?path=/story/${storyId}&globals=theme:${theme}${viewport}`;
}

function outcomeOf({ kind, after, difference }: Change): string {
  if (kind === 'added') return 'only in the working tree';
  if (kind === 'removed') return 'only at the base';
  if (difference) {
    const { changed, total } = difference;
    return `${whole.format(changed)} pixels changed, ${share.format(changed / total)} of the picture`;
  }
  return after ? 'did not play to its end' : 'could not be photographed';
}

function picturesOf(change: Change) {
  const { before, after, difference } = change;
  const place = placeOf(change);
  const single = (side: string, path: string | undefined) =>
    path ? [{ name: `${place}, ${side}`, path }] : [];
  if (!before || !after || !difference)
    return [...single('base', before), ...single('working tree', after)];
  return [
    { name: `${place}-expected.png`, path: before },
    { name: `${place}-actual.png`, path: after },
    { name: `${place}-diff.png`, path: difference.path },
  ];
}
