// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { refuseStrayFiles } from './settle-in';

beforeAll(refuseStrayFiles);

/** Drags something over the page and drops it: whether the browser may go on, and the effect, of each step. */
const drop = (types: string[]) =>
  ['dragover', 'drop'].map((type) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { types, dropEffect: 'copy' },
    });
    const mayGoOn = document.body.dispatchEvent(event);
    return [mayGoOn, event.dataTransfer.dropEffect];
  });

// Proves failures: A file beside its field
it('keeps the browser from opening a file that is dropped beside its field', () => {
  expect(drop(['Files'])).toEqual([
    [false, 'none'],
    [false, 'none'],
  ]);
});

it('leaves dragged text to the browser', () => {
  expect(drop(['text/plain'])).toEqual([
    [true, 'copy'],
    [true, 'copy'],
  ]);
});
