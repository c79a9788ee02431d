import type { Decorator } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../src/app/redux/create-store';

/**
 * Puts a story at an address, below a store of its own.
 * `parameters.address` is where it stands, `parameters.route` the pattern that gives it its
 * parameters, `parameters.state` what the store starts from.
 */
export const inApplication: Decorator = (Story, { parameters }) => {
  const { address = '/', route = '*', state } = parameters as Surroundings;
  const routes = [{ path: route, element: <Story /> }];
  if (route !== '*') routes.push({ path: '*', element: <></> });
  return (
    <Provider store={createStore(state)}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </Provider>
  );
};

type Surroundings = {
  address?: string;
  route?: string;
  state?: Parameters<typeof createStore>[0];
};
