import type { Decorator } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../src/app/redux/create-store';
import { type Frame, InFrame } from './frames';

/**
 * Puts a story at an address, below a store of its own.
 * `parameters.address` is where it stands, `parameters.route` the pattern that gives it its
 * parameters, `parameters.state` what the store starts from, `parameters.frame` what stands around
 * a page.
 */
export const inApplication: Decorator = (Story, { parameters }) => {
  const { address = '/', route = '*', state, frame } = parameters as Surroundings;
  const story = frame ? (
    <InFrame frame={frame}>
      <Story />
    </InFrame>
  ) : (
    <Story />
  );
  const routes = [{ path: route, element: story }];
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
  frame?: Frame;
};
