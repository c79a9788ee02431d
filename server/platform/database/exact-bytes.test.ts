import { expect, it } from 'vitest';
import { exactBytes } from './exact-bytes.ts';

it('joins chunks in their own memory, so that a message carries nothing else', () => {
  const chunks = [Buffer.from('select '), Buffer.from('1')];
  const bytes = exactBytes(chunks);
  expect(Buffer.from(bytes).toString()).toBe('select 1');
  expect(bytes.buffer.byteLength).toBe('select 1'.length);
});
