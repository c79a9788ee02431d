import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ health: build.query<unknown, void>({ query: () => '/health' }) }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (middleware) => middleware().concat(api.middleware),
});

const container = document.querySelector('#root');
if (container) {
  createRoot(container).render(
    <Provider store={store}>
      <BrowserRouter>
        <main>
          <Routes>
            <Route path="*" element={<Link to="/">{document.title}</Link>} />
          </Routes>
        </main>
      </BrowserRouter>
    </Provider>,
  );
}
