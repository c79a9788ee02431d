import type { Preview } from '@storybook/react-vite';
import { pseudoLanguage, spokenLanguages } from '@/shared/i18n';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const languages = spokenLanguages()
  .filter((language) => language !== pseudoLanguage)
  .map((value) => ({ value, title: languageNames.of(value) ?? value }));

type Item = { value: string; title: string; right?: string; icon?: 'moon' | 'sun' };

const choice = <Icon extends string>(icon: Icon, description: string, items: Item[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** Addresses take the same words: `&globals=theme:light;role:visitor`. */
export const globalTypes = {
  theme: choice('contrast', 'Theme: night or paper', [
    { value: 'dark', title: 'Night', icon: 'moon' },
    { value: 'light', title: 'Paper', icon: 'sun' },
  ]),
  locale: choice(
    'transfer',
    'Language: those of locales/, or a longer one that shows what breaks',
    [...languages, { value: 'pseudo', title: 'Pseudo-language', right: '+40 %' }],
  ),
  keys: choice('key', 'Keys: which key of the catalogues is behind each text', [
    { value: 'off', title: 'Keys hidden' },
    { value: 'on', title: 'Keys shown', right: 'point at a text' },
  ]),
  role: choice('user', 'Role: who is signed in while the story is shown', [
    { value: 'story', title: 'Role of the story', right: 'as it says itself' },
    { value: 'visitor', title: 'Visitor', right: 'signed out' },
    { value: 'user', title: 'User', right: 'listens' },
    { value: 'artist', title: 'Artist' },
    { value: 'label', title: 'Label' },
    { value: 'editorial', title: 'Editorial' },
    { value: 'admin', title: 'Admin' },
  ]),
  motion: choice('lightning', 'Motion: as this device asks, or reduced', [
    { value: 'full', title: 'Full motion', right: 'as the device asks' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  colours: choice('paintbrush', 'Colours: those of the theme, or forced by the device', [
    { value: 'own', title: 'Own colours', right: 'as the theme says' },
    { value: 'forced', title: 'Forced colours', right: 'an imitation' },
  ]),
  network: choice('globe', 'Network: how the server answers what the story asks', [
    { value: 'fine', title: 'Network fine', right: 'at once' },
    { value: 'slow', title: 'Network slow', right: 'after two seconds' },
    { value: 'down', title: 'Network down', right: 'never' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'dark',
  locale: 'es',
  keys: 'off',
  role: 'story',
  motion: 'full',
  colours: 'own',
  network: 'fine',
  // Resizing costs a test 20 ms; the pseudo-language needs the widest window.
  ...(import.meta.env.MODE === 'test' && { viewport: { value: 'wide' } }),
};

/** One window on each side of every breakpoint. */
export const viewports = {
  wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  medium: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  narrow: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
} as const;

/** These restart a story with a new store; others only redraw it. */
export const restartingGlobals = ['role', 'motion', 'network'];
