import { expect, it } from 'vitest';
import { profileTabIn, profileTabSearch, settingsTabs } from './profile-tab';

it.each([
  ['', 'overview'],
  ['?tab=security', 'security'],
  ['?tab=', 'overview'],
  ['?tab=nothing', 'overview'],
])('opens the tab that %j names', (search, tab) => {
  expect(profileTabIn(new URLSearchParams(search))).toBe(tab);
});

it.each(settingsTabs)('finds %s again by its own address', (tab) => {
  expect(profileTabIn(new URLSearchParams(profileTabSearch(tab)))).toBe(tab);
});
