import type { Plugin } from 'vite';
import words from '../../locales/es/server.json' with { type: 'json' };
import { brand } from '../../src/shared/config/brand.ts';

const values: Record<string, string> = { brand, description: words.pages.site };

/**
 * Fills the `{{places}}` of `index.html`: the name of the product, and what it says of itself where a
 * page has nothing of its own to say. A page that names an unknown place fails the build.
 */
export function pageWords(): Plugin {
  return {
    name: 'tonada:page-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
          const value = values[name];
          if (value === undefined)
            throw new Error(`index.html: there are no words for {{${name}}}.`);
          return value;
        }),
    },
  };
}
