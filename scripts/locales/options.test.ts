import { expect, it } from 'vitest';
import { OptionError, readOptions } from './options.ts';

it.each([
  [[], { write: false, check: false, help: false }],
  [['en'], { language: 'en', write: false }],
  [['pt-BR', '--write'], { language: 'pt-BR', write: true }],
  [['--new', 'fr'], { new: 'fr' }],
  [['--where', 'title'], { where: 'title' }],
  [['--check'], { check: true }],
  [['--help'], { help: true }],
])('understands %j', (args, expected) => {
  expect(readOptions(args)).toMatchObject(expected);
});

it.each([
  [['english'], 'no code of a language'],
  [['pt_BR'], 'fr or pt-BR'],
  [['xx'], 'no code of a language'],
  [['en', 'fr'], 'one language at a time'],
  [['--new'], 'argument missing'],
  [['--new', 'français'], 'no code of a language'],
  [['--new', 'en', '--write'], '--new stands alone'],
  [['es', '--write'], 'write its words yourself'],
  [['--wirte'], "Unknown option '--wirte'"],
])('says what is wrong with %j', (args, message) => {
  const call = () => readOptions(args);
  expect(call).toThrow(OptionError);
  expect(call).toThrow(message);
});
