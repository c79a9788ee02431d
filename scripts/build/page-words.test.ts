import { expect, it } from 'vitest';
import { brand } from '../../src/shared/config/brand.ts';
import { pageWords } from './page-words.ts';

function fill(html: string): unknown {
  const hook = pageWords().transformIndexHtml;
  const handler = typeof hook === 'object' ? hook.handler : hook;
  return handler && Reflect.apply(handler, undefined, [html]);
}

it('fills the places of the page with the words of the catalogue', () => {
  expect(fill('<title>{{brand}}</title>')).toBe(`<title>${brand}</title>`);
  expect(fill('<meta content="{{description}}">')).toMatch(/content="\p{Lu}[^{}]+"/u);
});

it('does not build a page with a place that has no words', () => {
  expect(() => fill('{{descripcion}}')).toThrow('there are no words for {{descripcion}}');
});
