// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '.';

let log = vi.spyOn(console, 'warn');

beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

// Proves words: A text that no catalogue has is logged
/** Console output fails the browser journeys. */
it('logs a text that no catalogue has', async () => {
  await startI18n();
  // @ts-expect-error -- what a catalogue lacks does not compile either
  i18next.t('nowhere');
  expect(log).toHaveBeenCalledExactlyOnceWith('[tonada] words', 'shared.ui:nowhere');
});

it('does not log existing texts', async () => {
  await startI18n();
  expect(i18next.t('pageTitle', { ns: 'pages.listener.search' })).toBe('Buscar');
  expect(log).not.toHaveBeenCalled();
});
