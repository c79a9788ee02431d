import { addons } from 'storybook/manager-api';
// The toolbar's menu of states; `pseudo-states.tsx` applies them.
import 'storybook-addon-pseudo-states/manager';
import './keys/WordsPanel';
import { nightTheme } from './theme';

/** Hides stories that only tests need, since they end in a state that another story shows. */
const isForTests = (tags: readonly string[]) =>
  tags.includes('no-photo') && !tags.some((tag) => tag.startsWith('state:'));

addons.setConfig({
  theme: nightTheme,
  sidebar: { filters: { shown: ({ tags = [] }) => !isForTests(tags) } },
});
