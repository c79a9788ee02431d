import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { createStore } from '@/app/redux/create-store';
import { AppRoutes } from '@/app/routes/AppRoutes';

export function App({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Provider>
  );
}
