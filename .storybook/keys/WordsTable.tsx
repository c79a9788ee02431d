/** @jsxRuntime classic -- Storybook's manager is compiled with the old runtime, on its own React. */
import React from 'react';
import { styled } from 'storybook/theming';
import type { Word } from './words';

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.size.s2,
  'th, td': { padding: '6px 12px', textAlign: 'start', verticalAlign: 'top' },
  th: { color: theme.textMutedColor, fontWeight: theme.typography.weight.bold },
  tr: { borderBottom: `1px solid ${theme.appBorderColor}` },
}));

const Key = styled.button(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.secondary,
  cursor: 'pointer',
  font: `12px ${theme.typography.fonts.mono}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}));

const Quiet = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

type WordsTableProps = { words: readonly Word[]; onPoint: (key: string) => void };

/** One line for each text; its key shows where it stands. */
export function WordsTable({ words, onPoint }: WordsTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Spanish</th>
          <th scope="col">In the story</th>
          <th scope="col">In the catalogues</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ key, where, spanish, file, line }) => (
          <tr key={`${key} ${where}`}>
            <td>
              <Key onClick={() => onPoint(key)}>{key}</Key>
            </td>
            <td>{spanish}</td>
            <td>
              <Quiet>{where}</Quiet>
            </td>
            <td>
              <code>{`${file}:${line}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
