// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useOpenedStories } from './use-opened-stories';

function Home() {
  const { opened, open, close } = useOpenedStories();
  return (
    <>
      <button type="button" onClick={() => open('art_nora')}>
        Abrir
      </button>
      <button type="button" onClick={close}>
        Cerrar
      </button>
      <p>{opened ?? 'Nada'}</p>
    </>
  );
}

beforeEach(() => {
  window.history.pushState(null, '', '/search');
  window.history.pushState(null, '', '/?tab=new');
  render(<Home />, { wrapper: BrowserRouter });
});

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined());
const address = () => window.location.pathname + window.location.search;

// Proves stories: Back closes it, Forward opens it again
it('closes by back on the page where it was opened, and reopens by forward', async () => {
  press('Abrir');
  await shows('art_nora');
  expect(address()).toBe('/?tab=new');
  act(() => window.history.back());
  await shows('Nada');
  expect(address()).toBe('/?tab=new');
  act(() => window.history.forward());
  await shows('art_nora');
  press('Cerrar');
  await shows('Nada');
  expect(address()).toBe('/?tab=new');
});

// Proves stories: Closed by its button
it('leaves no history entry, and stays on the page however often it is closed', async () => {
  press('Abrir');
  await shows('art_nora');
  const opened = window.history.length;
  press('Cerrar');
  press('Cerrar');
  await shows('Nada');
  expect(address()).toBe('/?tab=new');
  press('Abrir');
  await shows('art_nora');
  expect(window.history.length).toBe(opened);
  press('Cerrar');
  await shows('Nada');
  expect(address()).toBe('/?tab=new');
});
