import { addons } from 'storybook/manager-api';
import 'storybook-addon-pseudo-states/manager';
import './keys/WordsPanel';
import { nightTheme } from './theme';

/** Hides stories for tests alone, which end in a state that another story shows. */
const isForTests = (tags: readonly string[]) =>
  tags.includes('no-photo') && !tags.some((tag) => tag.startsWith('state:'));

addons.setConfig({
  theme: nightTheme,
  sidebar: { filters: { shown: ({ tags = [] }) => !isForTests(tags) } },
});
