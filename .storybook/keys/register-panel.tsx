/** @jsxRuntime classic -- Storybook's manager is compiled with the old runtime, on its own React. */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { WordsPanel } from './WordsPanel';

addons.register('tonada/words', () => {
  addons.add('tonada/words/panel', {
    type: types.PANEL,
    title: 'Words',
    render: ({ active }) => <WordsPanel isActive={active ?? false} />,
  });
});
