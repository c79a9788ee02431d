import { getLeaves, type Tree } from './tokens';

export type Message = { catalogue: string; key: string; text: string };

const catalogues = import.meta.glob<Tree>('/locales/es/*.json', { eager: true, import: 'default' });

export const messages: Message[] = Object.entries(catalogues).flatMap(([path, tree]) => {
  const catalogue = path.replace(/^.*\/|\.json$/g, '');
  return getLeaves(tree).map(([key, text]) => ({ catalogue, key, text }));
});

const find = (catalogue: string, key: string) =>
  messages.find((message) => message.catalogue === catalogue && message.key === key);

export const emptyStates = messages.flatMap((title) => {
  if (!/(^|\.)(empty|none)\.title$/.test(title.key)) return [];
  const text = find(title.catalogue, title.key.replace(/title$/, 'text'));
  return text ? [{ title, text }] : [];
});

/** A failure has two sentences: what failed and what to do. */
export const failures = messages.filter(
  ({ text }) => /^No pudimos .*\. \p{Lu}/u.test(text) && text.includes('«'),
);

export const questions = messages.filter(
  ({ text }, at) =>
    /^¿.*\?$/.test(text) && messages.findIndex((message) => message.text === text) === at,
);
export const confirmations = messages.filter(({ text }) => /^\p{Lu}\p{L}+mos «/u.test(text));

export const buttonWords = messages.filter(
  ({ key, text }) => /(^|\.)(submit|confirm|retry|save|create)$/.test(key) && text.length < 32,
);

export const plurals = messages.flatMap((one) => {
  if (!one.key.endsWith('_one')) return [];
  const stem = one.key.replace(/_one$/, '');
  const forms = ['_one', '_many', '_other'].flatMap(
    (form) => find(one.catalogue, stem + form) ?? [],
  );
  return [{ catalogue: one.catalogue, stem, forms }];
});

export const exclamations = messages.filter(({ text }) => text.includes('!'));
export const ellipses = messages.filter(({ text }) => text.endsWith('...'));
