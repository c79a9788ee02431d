// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { startI18n } from '@/shared/i18n';
import type { SearchState } from '@/shared/routes';
import { SearchBox } from './SearchBox';

const state: SearchState = { isTyping: true };

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/search" state={state}>
        by key
      </Link>
      <Link to="/search">by link</Link>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  );
}

function Search() {
  const navigate = useNavigate();
  const nothing = () => {};
  return (
    <>
      <SearchBox text="luna" onChange={nothing} onSubmit={nothing} onDown={nothing} />
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

afterEach(cleanup);

// Proves search: Ctrl K: the search page's box
it('takes the focus, with its text chosen, only when the search was asked for by a key', async () => {
  await startI18n();
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<Elsewhere />} />
        <Route path="/search" element={<Search />} />
      </Routes>
    </MemoryRouter>,
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');

  await press('by link');
  expect(document.activeElement).not.toBe(box());
  await press('back');
  await press('by key');
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 4]);
  await press('back');
  await press('forward');
  expect(document.activeElement).not.toBe(box());
});
