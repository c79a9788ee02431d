import { addons } from 'storybook/manager-api';
// The toolbar's choice of states; `pseudo-states.tsx` draws them.
import 'storybook-addon-pseudo-states/manager';
import './keys/register-panel';
import { nightTheme } from './theme';

addons.setConfig({ theme: nightTheme });
