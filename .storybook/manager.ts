import { addons } from 'storybook/manager-api';
// The toolbar's choice of states; `pseudo-states.tsx` draws them.
import 'storybook-addon-pseudo-states/manager';
import './keys/WordsPanel';
import { nightTheme } from './theme';

/** What ends where another story stands is there for the tests alone: it shows no state of its own. */
const isForTests = (tags: readonly string[]) =>
  tags.includes('no-photo') && !tags.some((tag) => tag.startsWith('state:'));

addons.setConfig({
  theme: nightTheme,
  sidebar: { filters: { shown: ({ tags = [] }) => !isForTests(tags) } },
});
