// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text';

/** Longer than the pause before a search, in milliseconds. */
const afterRest = 600;

function Search() {
  const { text, setText, query } = useSearchText();
  return (
    <>
      <input aria-label="Buscar" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{`Resultados de ${query}`}</p>
      <Link to="/track/luna">Luna</Link>
      <Link to="?type=albums">Álbumes</Link>
    </>
  );
}

let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/search');
  const Track = lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { default: () => <h1>Luna</h1> };
  });
  render(
    <BrowserRouter>
      <Suspense fallback={<p>Cargando</p>}>
        <Routes>
          <Route path="/search" element={<Search />} />
          <Route path="/track/luna" element={<Track />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (text: string) =>
  act(async () => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } }));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name })));
const rest = () => act(() => vi.advanceTimersByTimeAsync(afterRest));

it('searches when typing pauses', async () => {
  await type('lun');
  await type('luna');
  expect(window.location.search).toBe('');
  await rest();
  expect(window.location.search).toBe('?q=luna');
  expect(screen.getByText('Resultados de luna')).toBeDefined();
});

// Proves search: A user who went on is not called back
it('does not call back a user who left for a page that is still loading', async () => {
  await type('luna');
  await press('Luna');
  await rest();
  expect(window.location.pathname).toBe('/track/luna');
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Luna' })).toBeDefined();
});

it('searches the typed text before another address of the same page, which stays', async () => {
  await type('luna');
  await press('Álbumes');
  await rest();
  expect(window.location.search).toBe('?type=albums&q=luna');
});
