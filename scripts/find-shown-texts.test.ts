import { describe, expect, it } from 'vitest';
import { findHtmlTexts } from './find-html-texts.ts';
import { findShownTexts } from './find-shown-texts.ts';
import { isProse, isWordy, withoutTags } from './words-in-text.ts';

describe('words that reach people', () => {
  it.each([
    ['<p>plain</p>', 'plain'],
    ["<p>{'literal'}</p>", 'literal'],
    ["<p>{isOn ? 'on' : t('off')}</p>", 'on'],
    ["<p>{isOn && 'on'}</p>", 'on'],
    ['<p>{`${n} canciones`}</p>', '{} canciones'],
    ["<p>{n + ' tracks'}</p>", 'tracks'],
    ['<ul aria-label="queue" />', 'queue'],
    ['<ul aria-roledescription="list of songs" />', 'list of songs'],
    ['<div aria-valuetext={`${a} of ${b}`} />', '{} of {}'],
    ["<img alt={name ?? 'cover'} />", 'cover'],
    ['<Field label="email" />', 'email'],
    ['<Dialog closeLabel="close" />', 'close'],
    ["showToast({ tone: 'success', text: 'Saved' })", 'Saved'],
    ["form.setError('root', { message: `Wrong: ${x}` })", 'Wrong: {}'],
    ["throw problem('invalid', { error: 'Bad input' })", 'Bad input'],
    ["const mail = { subject: 'Hello' }", 'Hello'],
    ["const title = 'Home'", 'Home'],
    ["document.title = 'home'", 'home'],
    ["usePageTitle(isSent ? 'Sent' : title)", 'Sent'],
    ["node.setAttribute('aria-label', 'close')", 'close'],
    ["const late = 'try again later'", 'try again later'],
    ['const size = `${n} songs`', '{} songs'],
    ['const page = `<h1 class="a b">Songs of ${name}</h1>`', '<h1 class="a b">Songs of {}</h1>'],
    ['const answer = { fileName: `Descarga-${title}.mp3` }', 'Descarga-{}.mp3'],
  ])('%s', (code, text) => {
    expect(findShownTexts('x.tsx', code)).toEqual([expect.objectContaining({ line: 1, text })]);
  });

  it.each([
    '<p>{t("title")} · {size}</p>',
    '<p tone="muted" className="one two" rel="noopener noreferrer" />',
    "t(isOn ? 'on' : 'off', { name })",
    "form.setError('root', { message: 'error.nameRequired' })",
    "throw new Error('a thing for the log')",
    "logFailure('change profile', error)",
    "app.log.info('the server is ready')",
    'const rows = sql`select a from b where c`',
    "'use no memo';",
    "type Genre = 'Hip Hop'",
    "import x from 'some words';",
    'const icon = \'<circle cx="12" cy="5"/>\'',
    "headers.set('connection', 'connection: close')",
    'const frame = `translate(${x} ${y})`',
  ])('are none in %s', (code) => {
    expect(findShownTexts('x.tsx', code)).toEqual([]);
  });

  it('have the line in which they begin', () => {
    const code = 'const a = (\n  <p>\n    words\n    <b>{`${n} more`}</b>\n  </p>\n);';
    expect(findShownTexts('x.tsx', code).map(({ line }) => line)).toEqual([3, 4]);
  });
});

it.each([
  ['try again', true],
  ['{} songs', true],
  ['page {}', true],
  ['¿Seguro que quieres?', true],
  ['songs', false],
  ['{} {}', false],
  ['(hover: none)', false],
  ['Bearer {}', false],
  ['pages.listener.home', false],
])('%s is a phrase: %s', (text, expected) => {
  expect(isProse(text)).toBe(expected);
});

it.each([
  ['Saved', true],
  ['saved it', true],
  ['canción', true],
  ['error.nameRequired', false],
  ['not-found', false],
  ['GET', false],
  ['#fbbe56', false],
])('%s is made for people: %s', (text, expected) => {
  expect(isWordy(text)).toBe(expected);
});

it('takes the tags from a text, whole or cut', () => {
  expect(withoutTags('<b title="one two">words</b>').trim()).toBe('words');
  expect(withoutTags('<b title="').trim()).toBe('');
});

it('finds the words of a page, but for its places', () => {
  const html = `<html>
<title>Songs</title>
<meta name="description" content="Music" />
<meta property="og:title" content="{{brand}}" />
<meta name="viewport" content="width=device-width" />
<script>const a = 'words';</script>
<noscript>Turn JavaScript on</noscript>
<img alt="logo" title="{{title}}" />
</html>`;
  expect(findHtmlTexts(html)).toEqual([
    { line: 2, text: 'Songs' },
    { line: 3, text: 'Music' },
    { line: 7, text: 'Turn JavaScript on' },
    { line: 8, text: 'logo' },
  ]);
});
