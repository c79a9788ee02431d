import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { playbackPosition } from '@/entities/playback/index.testing';
import { startI18n } from '@/shared/i18n';
import '@/shared/theme';
import { dismissAllToasts } from '@/shared/ui/toast';
import { recordUsedTexts } from './used-texts';
import { inApplication } from './decorators';
import { completeProps } from './docs/complete-props';
import { LazyComponentPage, LazyDocsContainer } from './docs/lazy-docs';
import { keepPartTypes, readProps } from './docs/read-props';
import { stopTheCalendar } from './fixed-time';
import { forgetKeys, knowKeys } from './keys/key-marker';
import { showWords } from './keys/show-words';
import { networkLoader } from './network';
import './preview.css';
import { keepAnswers } from './pseudo-language/story-data';
import { withPseudoStates } from './pseudo-states';
import { isOnlyLook } from './states';
import { setDevice } from './toolbars/device';
import { photographModes } from './photograph-modes';
import { globalTypes, initialGlobals, viewports } from './toolbars/toolbars';

// Lazy parts take longer on a busy machine.
configure({
  asyncUtilTimeout: 10_000,
  // Printing the page for each failed query takes 10 % of the run.
  getElementError: (message) => new Error(message ?? ''),
});

/** Runs after the play function, which looks for Spanish text. */
async function showAsAsked(story: StoryContext) {
  if (story.globals['isReadInPseudo']) {
    const { readInPseudo } = await import('./pseudo-language/read-in-pseudo');
    await readInPseudo(story);
  }
  await showWords(story.globals);
}

/** Nearly half of axe's time, on screens made of parts that have been asked; `screens.spec` asks too. */
const withoutContrast = { 'color-contrast': { enabled: false } };

/** By title the story that axe is asked about, also when it is tried once more. */
const firstOf = new Map<string, string>();

/**
 * Every story of the kit, and the first one of all else: the others show it in other states, made of
 * the same parts.
 */
function askedDaily({ parameters, tags, title, id }: StoryContext) {
  const { a11y } = parameters as { a11y: { options?: { rules?: object } } };
  if (isOnlyLook(tags)) return { ...a11y, test: 'off' };
  if (/^(?:Kit|Foundations)\//.test(title)) return a11y;
  const first = firstOf.get(title) ?? id;
  firstOf.set(title, first);
  if (first !== id) return { ...a11y, test: 'off' };
  if (!/^(?:Screens|Work)\//.test(title)) return a11y;
  const { options } = a11y;
  return { ...a11y, options: { ...options, rules: { ...options?.rules, ...withoutContrast } } };
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [keepPartTypes, completeProps],
  globalTypes,
  initialGlobals: { ...initialGlobals, pseudo: false },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Only the workshop lists passes; describing them takes most of axe's time.
      ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
    },
    controls: { expanded: true },
    docs: {
      container: LazyDocsContainer,
      page: LazyComponentPage,
      extractArgTypes: readProps,
    },
    options: {
      // Storybook reads this statically: literals only. Keep the order of `foundations.ts`.
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Art', 'Voice', 'Screens'],
          'Kit',
          ['Actions', 'Forms', 'Content', 'Feedback', 'Overlays', 'Navigation', 'Layout'],
          'Figures',
          ['Numbers', 'Charts', 'Tables'],
          'Work',
          [
            'Office',
            'States',
            'Promotion',
            'Concerts',
            'Payments',
            'Labels',
            'Editorial',
            'Administration',
          ],
          'Music',
          [
            'Player',
            'Tracks',
            'Playlists',
            'Albums',
            'Artists',
            'Stories',
            'People',
            'Account',
            'Shell',
          ],
          'Screens',
          ['Listener', 'Sign in', 'Artist', 'Promotion', 'Label', 'Editorial', 'Admin', 'Fallback'],
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: photographModes },
  },
  beforeAll: async () => {
    await startI18n();
    recordUsedTexts();
    knowKeys();
  },
  beforeEach: (story) => {
    const { globals, parameters } = story;
    // `test:release`, which reads in pseudo, runs all of axe on every story.
    if (import.meta.env.MODE === 'test' && !globals['isReadInPseudo'])
      story.parameters = { ...parameters, a11y: askedDaily(story) };
    // On <html>, because portals render outside every wrapper.
    document.documentElement.dataset['theme'] = String(globals['theme']);
    setDevice(globals);
    localStorage.clear();
    // Toasts and the playback position must not leak into the next story.
    dismissAllToasts();
    forgetKeys();
    if (globals['isReadInPseudo']) keepAnswers();
    playbackPosition.moveTo(0);
    const startTheCalendar = stopTheCalendar(parameters['now'] as string | undefined);
    return () => {
      startTheCalendar();
      return showWords({});
    };
  },
  afterEach: async (story) => {
    if (matchMedia('(forced-colors: active)').matches) {
      const { expectSeen } = await import('./forced-colours');
      await expectSeen();
    }
    if (import.meta.env.MODE === 'test' && !story.globals['isReadInPseudo']) {
      const { expectLaidOut } = await import('./laid-out');
      await expectLaidOut(story);
      const { expectUsableWhenLow } = await import('./low-windows');
      await expectUsableWhenLow(story);
    }
    await showAsAsked(story);
    if (import.meta.env.MODE !== 'test' || matchMedia('(forced-colors: active)').matches) return;
    const { isAlsoNarrow, moveToPhone } = await import('./on-a-phone');
    if (!isAlsoNarrow(story)) return;
    await moveToPhone(story);
    await showAsAsked(story);
  },
  loaders: [networkLoader],
  decorators: [withPseudoStates, inApplication],
};

export default preview;
