// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guardedContext } from './guarded-context';

const [Whose, useWhose] = guardedContext<string>('Nobody is named.');
const Name = () => useWhose();

it('returns the provided value', () => {
  render(
    <Whose value="Nora">
      <Name />
    </Whose>,
  );
  expect(document.body.textContent).toBe('Nora');
});

it.each([null, undefined])('throws where %s is provided', (value) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = value === null ? <Whose value={value}>{<Name />}</Whose> : <Name />;
  expect(() => render(page)).toThrow('Nobody is named.');
});
