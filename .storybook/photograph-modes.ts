/** The themes and widths of `npm run visual`. */
export const photographModes = {
  'night wide': { theme: 'dark', viewport: 'wide' },
  'night phone': { theme: 'dark', viewport: 'narrow' },
  'paper wide': { theme: 'light', viewport: 'wide' },
  'paper phone': { theme: 'light', viewport: 'narrow' },
};
