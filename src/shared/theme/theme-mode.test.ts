// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readThemeMode, setThemeMode } from './theme-mode';

describe('the theme mode', () => {
  beforeEach(() => {
    localStorage.clear();
    setThemeMode('system');
  });

  it.each(['light', 'dark'] as const)('shows %s at once and remembers it', (mode) => {
    setThemeMode(mode);
    expect(document.documentElement.dataset['theme']).toBe(mode);
    expect(localStorage.getItem('theme')).toBe(mode);
    expect(readThemeMode()).toBe(mode);
  });

  it('forgets the choice when the system decides again', () => {
    setThemeMode('light');
    setThemeMode('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
    expect(readThemeMode()).toBe('system');
  });
});
