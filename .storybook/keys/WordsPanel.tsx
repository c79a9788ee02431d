/** @jsxRuntime classic -- Storybook's manager is compiled with the old runtime, on its own React. */
import React, { useEffect, useState } from 'react';
import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import { AddonPanel, Button, EmptyTabContent, Link, Table } from 'storybook/internal/components';
import { addons, types, useChannel, useGlobals } from 'storybook/manager-api';
import { type Word, wordsAsked, wordsAttribute, wordsShown } from './words';

const highlightId = 'words';

const columns = ['Key', 'Spanish', 'In the story', 'In the catalogues'];

function WordsPanel({ isActive }: { isActive: boolean }) {
  const [globals, updateGlobals] = useGlobals();
  const [words, setWords] = useState<readonly Word[]>([]);
  const emit = useChannel({ [wordsShown]: setWords });
  const isOn = globals['keys'] === 'on';

  useEffect(() => {
    if (isActive) emit(wordsAsked);
    else emit(REMOVE_HIGHLIGHT, highlightId);
  }, [emit, isActive]);

  const point = (key: string) => {
    const selector = `[${wordsAttribute}~="${key}"]`;
    emit(REMOVE_HIGHLIGHT, highlightId);
    emit(HIGHLIGHT, {
      id: highlightId,
      selectors: [selector],
      styles: { outline: '3px solid #d650a0', outlineOffset: '2px' },
    });
    emit(SCROLL_INTO_VIEW, selector);
  };

  return (
    <AddonPanel active={isActive}>
      {isOn && words.length > 0 ? (
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map(({ key, where, spanish, file, line }) => (
              <tr key={`${key} ${where}`}>
                <td>
                  <Link isButton onClick={() => point(key)}>
                    {key}
                  </Link>
                </td>
                <td>{spanish}</td>
                <td>{where}</td>
                <td>{`${file}:${line}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyTabContent
          title={isOn ? 'This story shows no text of the catalogues' : 'The keys are not shown'}
          description={
            isOn
              ? 'What it shows is data, numbers or nothing.'
              : 'Show them to see which key of locales/es is behind each text.'
          }
          footer={
            isOn ? undefined : (
              <Button ariaLabel={false} onClick={() => updateGlobals({ keys: 'on' })}>
                Show keys
              </Button>
            )
          }
        />
      )}
    </AddonPanel>
  );
}

addons.register('tonada/words', () => {
  addons.add('tonada/words/panel', {
    type: types.PANEL,
    title: 'Words',
    render: ({ active }) => <WordsPanel isActive={active ?? false} />,
  });
});
