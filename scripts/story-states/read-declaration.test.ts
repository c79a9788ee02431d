import { describe, expect, test } from 'vitest';
import { readDeclaration } from './read-declaration.ts';

describe('readDeclaration', () => {
  test('reads states and exclusions, over several lines too', () => {
    const comment = `*
 * An action. What leads somewhere is a ButtonLink.
 * @states default hover
 *   long-text
 * @without loading empty: it shows
 *   what it is given
 * @without visitor: it knows nobody
 `;
    expect(readDeclaration(comment)).toEqual({
      declared: ['default', 'hover', 'long-text'],
      excluded: ['loading', 'empty', 'visitor'],
      faults: [],
    });
  });

  test('a comment without the tags declares nothing', () => {
    expect(readDeclaration('* Says its @states nowhere: default. ')).toEqual({
      declared: [],
      excluded: [],
      faults: [],
    });
  });

  test.each([
    ['@states default hovr', "'hovr' is not a state"],
    ['@without hovering: no', "'hovering' is not a state"],
    ['@without hover', "'@without hover' gives no reason"],
    ['@without hover: ', "'@without hover' gives no reason"],
    ['@states hover\n@without hover: a table', "'hover' is declared and excluded"],
  ])('finds fault with %j', (comment, fault) => {
    expect(readDeclaration(comment).faults).toEqual([expect.stringContaining(fault)]);
  });
});
