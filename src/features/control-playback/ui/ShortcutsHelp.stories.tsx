import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { useIsPlaying } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import { afterEffects, pretendNavigator, showFocus, showHover } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { hideShortcuts, showShortcuts } from '../model/shortcuts-help';
import { usePlaybackShortcuts } from '../model/use-playback-shortcuts';
import { ShortcutsHelp } from './ShortcutsHelp';
import { storedKeymap } from '../lib/change-keymap';
import { areSingleKeysOn, singleKeys } from '../model/use-single-key';

const skip = fn<() => void>();

function Screen() {
  usePlaybackShortcuts({ search: () => {}, next: skip });
  return (
    <>
      <output>{useIsPlaying() ? 'Suena' : 'En pausa'}</output>
      <input aria-label="Buscar" />
      <Button onClick={showShortcuts}>Atajos de teclado</Button>
      <ShortcutsHelp />
    </>
  );
}

const meta = {
  title: 'Music/Player/Shortcuts help',
  component: ShortcutsHelp,
  render: () => <Screen />,
  parameters: {
    state: { ...signedIn(), playback: playingState() },
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'Every key of the player in one list, with a switch for those of a single key. One per page.',
      do: ['Offer it from the player bar and the user menu too: not everybody finds the key.'],
      dont: [
        'Answer to a single key while somebody types.',
        'Add a shortcut without a line in this list.',
      ],
      keyboard: [
        { keys: '?', effect: 'Opens the list.' },
        { keys: 'Esc', effect: 'Closes it.' },
        { keys: 'Space', effect: 'Turns the keys of a single letter on and off, on the switch.' },
      ],
    },
  },
  beforeEach: () => {
    singleKeys.write(true);
    storedKeymap.clear();
    skip.mockClear();
    return hideShortcuts;
  },
} satisfies Meta<typeof ShortcutsHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Atajos de teclado' });
const findDialog = () => screen.queryByRole('dialog');

export const ByItsKey: Story = {
  tags: ['no-photo'],
  play: async () => {
    await afterEffects();
    await userEvent.keyboard('?');
    const shown = await dialog();
    await waitFor(() => expect(shown).toBeVisible());
    await expect(within(shown).getByText('Reproducir o pausar')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
  },
};

export const OfArtists: Story = {
  tags: ['state:variants'],
  parameters: { state: { ...signedIn({ role: 'artist' }), playback: playingState() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    await expect(
      within(await dialog()).getByText('Pulsar el botón principal de la pantalla'),
    ).toBeInTheDocument();
  },
};

export const Closed: Story = { tags: ['state:closed'] };
export const Shown: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    await dialog();
  },
};
/** Command replaces Control. */
export const OnAMac: Story = {
  tags: ['state:variants'],
  beforeEach: () => pretendNavigator({ userAgent: `${navigator.userAgent} Macintosh` }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    const shown = within(await dialog());
    await expect((await shown.findAllByText('⌘'))[0]).toBeInTheDocument();
    await expect(shown.queryByText('Ctrl')).toBeNull();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    showHover(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    const shown = await dialog();
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
    showFocus(within(shown).getByRole('switch', { name: 'Atajos de una sola tecla' }));
  },
};
export const TurnedOff: Story = {
  tags: ['state:disabled'],
  beforeEach: () => singleKeys.write(false),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    await expect(within(await dialog()).getAllByText('Desactivado')).toHaveLength(8);
  },
};

const openChange = async (canvas: { getByRole: typeof screen.getByRole }, action: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
  const shown = within(await dialog());
  const change = shown.getByRole('button', { name: `Cambiar las teclas: ${action}` });
  await userEvent.click(change);
  await shown.findByText(/^Pulsa las teclas nuevas/);
  return { shown, change };
};

export const Changed: Story = {
  tags: ['state:selected'],
  play: async ({ canvas }) => {
    const { shown, change } = await openChange(canvas, 'Siguiente canción');
    await userEvent.keyboard('x');
    await waitFor(() => expect(change).toHaveAttribute('aria-pressed', 'false'));
    await expect(shown.getByText('X')).toBeInTheDocument();
    await expect(shown.queryByText('J')).toBeNull();
    await userEvent.keyboard('x');
    await expect(skip).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Restablecer los atajos' }));
    await expect(await shown.findByText('J')).toBeInTheDocument();
    await expect(shown.queryByText('X')).toBeNull();
  },
};

export const KeysOfOthers: Story = {
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    const { shown } = await openChange(canvas, 'Siguiente canción');
    await userEvent.keyboard('{Control>}d{/Control}');
    await shown.findByText('Esas teclas son del navegador o de la página. Prueba con otras.');
    await userEvent.keyboard('m');
    await shown.findByText('Esas teclas ya sirven para otra cosa: Silenciar, o activar el sonido.');
    await expect(skip).not.toHaveBeenCalled();
  },
};

export const OneTurnedOff: Story = {
  tags: ['state:variants'],
  play: async ({ canvas }) => {
    const { shown, change } = await openChange(canvas, 'Siguiente canción');
    await userEvent.keyboard('{Backspace}');
    await expect(await shown.findByText('Desactivado')).toBeInTheDocument();
    change.blur();
    await userEvent.keyboard('j');
    await expect(skip).not.toHaveBeenCalled();
  },
};

export const NotInAField: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '¿Qué?');
    await expect(canvas.getByRole('textbox')).toHaveValue('¿Qué?');
    await expect(findDialog()).toBeNull();
  },
};

/** Space and `?` do nothing; the list is still reachable by a button. */
export const SingleKeysOff: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Atajos de teclado' });
    await afterEffects();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('En pausa')).toBeInTheDocument();
    await userEvent.click(button);
    const toggle = await screen.findByRole('switch', { name: 'Atajos de una sola tecla' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(screen.getAllByText('Desactivado')).toHaveLength(8);
    await expect(localStorage.getItem('single-keys')).toBe('false');
    await expect(areSingleKeysOn()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard(' ?');
    await expect(canvas.getByText('En pausa')).toBeInTheDocument();
    await expect(findDialog()).toBeNull();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('switch', { name: 'Atajos de una sola tecla' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Suena')).toBeInTheDocument());
  },
};
