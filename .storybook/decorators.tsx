import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../src/app/redux/create-store';
import { type Screen, ScreenContext, openScreen } from '../src/shared/routes';
import { type Frame, InFrame } from './frames';
import { stateForRole } from './toolbars/role';
import { restartingGlobals } from './toolbars/toolbars';

/**
 * Renders a story with its own store, where `parameters.address` is the URL, `parameters.route`
 * its pattern, `parameters.state` the store's initial state (below the toolbar's role),
 * `parameters.frame` the frame around a page, and `parameters.screen` the page's entry in its
 * area.
 */
export const inApplication: Decorator = (Story, { parameters, globals }) => {
  const { address = '/', route = '*', state, frame, screen } = parameters as Surroundings;
  const life = restartingGlobals.map((name) => String(globals[name])).join(' ');
  return (
    <Application
      key={life}
      address={address}
      route={route}
      screen={screen}
      state={stateForRole(globals['role'], state)}
    >
      {frame ? (
        <InFrame frame={frame}>
          <Story />
        </InFrame>
      ) : (
        <Story />
      )}
    </Application>
  );
};

type State = Parameters<typeof createStore>[0];

type Surroundings = {
  address?: string;
  route?: string;
  state?: State;
  frame?: Frame;
  screen?: Screen;
};

type ApplicationProps = {
  address: string;
  route: string;
  state: State;
  screen: Screen | undefined;
  children: ReactNode;
};

const Shown = createContext<ReactNode>(null);

function ShownScreen() {
  return useContext(Shown);
}

function Application({ address, route, state, screen, children }: ApplicationProps) {
  const [opened] = useState(() => openScreen(screen ?? {}));
  const [store] = useState(() => createStore(state));
  const [router] = useState(() => {
    const routes = [{ path: route, element: <ShownScreen /> }];
    if (route !== '*') routes.push({ path: '*', element: <></> });
    return createMemoryRouter(routes, { initialEntries: [address] });
  });
  return (
    <Provider store={store}>
      <ScreenContext value={opened}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </ScreenContext>
    </Provider>
  );
}
