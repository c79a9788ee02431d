/** @jsxRuntime classic -- Storybook's manager is compiled with the old runtime, on its own React. */
import React, { useEffect, useState } from 'react';
import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import { AddonPanel, Button, EmptyTabContent } from 'storybook/internal/components';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { WordsTable } from './WordsTable';
import { type Word, wordsAsked, wordsAttribute, wordsShown } from './words';

const highlightId = 'words';

/** The panel 'Words': every text of the catalogues in the story, where it stands in them, and where in the story. */
export function WordsPanel({ isActive }: { isActive: boolean }) {
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
        <WordsTable words={words} onPoint={point} />
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
