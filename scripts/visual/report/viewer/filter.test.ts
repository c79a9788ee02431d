import { expect, it } from 'vitest';
import { everything, filterEntries } from './filter.ts';

const about = { theme: 'dark', width: 1440 };
const entries = [
  { ...about, kind: 'changed', storyId: 'kit-button--hover', title: 'Kit/Button', name: 'Hover' },
  { ...about, kind: 'added', storyId: 'kit-link--hover', title: 'Kit/Link', name: 'Hover' },
  {
    ...about,
    kind: 'changed',
    storyId: 'kit-link--long',
    title: 'Kit/Link',
    name: 'Long',
    width: 390,
  },
] as const;

it.each([
  [{}, 3],
  [{ text: 'hover' }, 2],
  [{ text: 'LINK hover' }, 1],
  [{ kind: 'changed' }, 2],
  [{ width: '390' }, 1],
  [{ theme: 'light' }, 0],
  [{ text: 'button', width: '390' }, 0],
])('%o leaves %i', (filter, count) => {
  expect(filterEntries(entries, { ...everything, ...filter })).toHaveLength(count);
});
