import { expect, it } from 'vitest';
import { fileFault } from './file-fault';

const rules = {
  kinds: [
    { name: 'PNG', accept: ['image/png', '.png'], starts: [[0x89, 0x50, 0x4e, 0x47]] },
    { name: 'PDF', accept: ['application/pdf'], starts: [[0x25]], isJudgedLater: true },
  ],
  largest: 8,
};
const file = (type: string, content: BlobPart) => new File([content], 'archivo', { type });
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

// Proves failures: The content decides the type of a file
it.each([
  ['one that begins as its kind does', file('image/png', png), null],
  ['one whose type nobody knows, by its content', file('', png), null],
  ['one of a kind that is judged later, by its type', file('application/pdf', '\n%PDF'), null],
  ['one of another type than its own', file('image/pjpeg', png), null],
  ['text that is called PNG', file('image/png', 'Hola'), 'kind'],
  ['another kind', file('text/plain', 'Hola'), 'kind'],
  ['one of the greatest size', file('application/pdf', '12345678'), null],
  ['one byte too many', file('application/pdf', '123456789'), 'size'],
  ['another kind, too large as well', file('text/plain', '123456789'), 'kind'],
  ['an empty one', file('application/pdf', ''), 'empty'],
])('judges %s', async (_, chosen, fault) => {
  expect(await fileFault(chosen, rules)).toBe(fault);
});

it('takes nothing that cannot be read', async () => {
  const folder = file('', png);
  folder.slice = () => {
    throw new DOMException('A folder has no content.', 'NotFoundError');
  };
  expect(await fileFault(folder, rules)).toBe('kind');
});
