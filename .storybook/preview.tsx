import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { loadNamespaces, startI18n } from '@/shared/i18n';
import '@/shared/theme';
import { inApplication } from './decorators';
import { stopTheCalendar } from './fixed-time';
import { startNetwork } from './network';
import './preview.css';
import { storybookTheme } from './theme';

// A part that is fetched when it is first shown may take its time where the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

const namespaces = Object.keys(import.meta.glob('/locales/es/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Night', icon: 'moon' },
          { value: 'light', title: 'Paper', icon: 'sun' },
        ],
      },
    },
  },
  // `VITE_STORY_THEME=light` runs the stories as tests in the other theme.
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'dark' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: storybookTheme },
    options: { storySort: { order: ['Foundations', 'Kit', 'Music', 'Screens'] } },
    viewport: {
      options: {
        wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        narrow: { name: 'Narrow 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  beforeAll: async () => {
    await startI18n();
    await loadNamespaces(namespaces);
  },
  beforeEach: ({ globals }) => {
    // On <html>, for what opens in a portal stands outside every wrapper.
    document.documentElement.dataset['theme'] = String(globals['theme']);
    document.documentElement.lang = 'es';
    localStorage.clear();
    return stopTheCalendar();
  },
  loaders: [mswLoader(startNetwork)],
  decorators: [inApplication],
};

export default preview;
