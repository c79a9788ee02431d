import { fn } from 'storybook/test';
import type { ToolDeskState, ToolThing } from '../ui/tool-desk';

/** A tool with an empty list. */
export const makeToolDesk = (
  change: Partial<ToolDeskState<ToolThing, ToolThing>> = {},
): ToolDeskState<ToolThing, ToolThing> => ({
  scope: { owner: 'usr_vera', artistId: 'art_nora' },
  shown: [],
  empty: null,
  create: fn(),
  edit: fn(),
  editAct: (_, name) => ({ label: 'Editar', name: `Editar ${name}`, onPress: fn() }),
  ask: fn(),
  getArtist: () => 'art_nora',
  whose: () => null,
  ...change,
});
