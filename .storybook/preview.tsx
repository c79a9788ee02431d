import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadNamespaces, startI18n } from '@/shared/i18n';
import '@/shared/theme';
import { dismissAllToasts } from '@/shared/ui/toast';
import { inApplication } from './decorators';
import { stopTheCalendar } from './fixed-time';
import { networkLoader } from './network';
import './preview.css';
import { withPseudoStates } from './pseudo-states';
import { storybookTheme } from './theme';
import { setMotion } from './toolbars/reduced-motion';
import { globalTypes, initialGlobals, viewports } from './toolbars/toolbars';

// A part that is fetched when it is first shown may take its time where the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

const namespaces = Object.keys(import.meta.glob('/locales/es/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals, pseudo: false },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: storybookTheme },
    options: { storySort: { order: ['Foundations', 'Kit', 'Music', 'Screens'] } },
    viewport: { options: viewports },
  },
  beforeAll: async () => {
    await startI18n();
    await loadNamespaces(namespaces);
  },
  beforeEach: ({ globals }) => {
    // On <html>, for what opens in a portal stands outside every wrapper.
    document.documentElement.dataset['theme'] = String(globals['theme']);
    document.documentElement.lang = 'es';
    setMotion(globals['motion']);
    localStorage.clear();
    // What another story said is not this one's.
    dismissAllToasts();
    return stopTheCalendar();
  },
  loaders: [networkLoader],
  decorators: [withPseudoStates, inApplication],
};

export default preview;
