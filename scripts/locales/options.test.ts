import { expect, it } from 'vitest';
import { OptionError, readOptions } from './options.ts';

it.each([
  [[], { write: false, check: false, help: false }],
  [['en'], { language: 'en', write: false }],
  [['pt-BR', '--write'], { language: 'pt-BR', write: true }],
  [['--new', 'fr'], { begin: 'fr' }],
  [['--where', 'title'], { where: 'title' }],
  [['--check'], { check: true }],
  [['--help'], { help: true }],
])('understands %j', (args, expected) => {
  expect(readOptions(args)).toMatchObject(expected);
});

it.each([
  [['english'], 'did you mean en?'],
  [['pt_BR'], 'did you mean pt-BR?'],
  [['xx'], 'codes are such as'],
  [['en', 'fr'], 'one language at a time'],
  [['--new'], 'argument missing'],
  [['--new', 'français'], 'did you mean fr?'],
  [['--new', 'en', '--write'], '--new stands alone'],
  [['es', '--write'], 'write its words yourself'],
  [['--wirte'], "Unknown option '--wirte'"],
])('says what is wrong with %j', (args, message) => {
  const call = () => readOptions(args);
  expect(call).toThrow(OptionError);
  expect(call).toThrow(message);
});
