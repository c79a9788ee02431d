import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { useIsPlaying } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import { Button } from '@/shared/ui/button';
import { hideShortcuts, showShortcuts } from '../model/shortcuts-help';
import { areSingleKeysOn, switchSingleKeys } from '../model/single-keys';
import { usePlaybackShortcuts } from '../model/use-playback-shortcuts';
import { ShortcutsHelp } from './ShortcutsHelp';

/** A screen with the keys on it. */
function Screen() {
  usePlaybackShortcuts({ onSearch: () => {} });
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
  component: Screen,
  parameters: { state: { ...signedIn(), playback: playingState() } },
  beforeEach: () => {
    switchSingleKeys(true);
    return hideShortcuts;
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Atajos de teclado' });
const findDialog = () => screen.queryByRole('dialog');

export const Open: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const shown = await dialog();
    await waitFor(() => expect(shown).toBeVisible());
    await expect(within(shown).getByText('Reproducir o pausar')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atajos de teclado' }));
    await dialog();
  },
};
export const Narrow: Story = { ...Shown, globals: { viewport: { value: 'narrow' } } };
export const Light: Story = { ...Shown, globals: { theme: 'light' } };

export const NotInAField: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '¿Qué?');
    await expect(canvas.getByRole('textbox')).toHaveValue('¿Qué?');
    await expect(findDialog()).toBeNull();
  },
};

/** Turned off, Space and `?` do nothing, and the list is still a button away. */
export const SingleKeysOff: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Atajos de teclado' });
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('En pausa')).toBeInTheDocument();
    await userEvent.click(button);
    const toggle = await screen.findByRole('switch', { name: 'Atajos de una sola tecla' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(screen.getAllByText('Desactivado')).toHaveLength(2);
    await expect(localStorage.getItem('single-keys')).toBe('false');
    await expect(areSingleKeysOn()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard(' ?');
    await expect(canvas.getByText('En pausa')).toBeInTheDocument();
    await expect(findDialog()).toBeNull();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('switch'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDialog()).toBeNull());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Suena')).toBeInTheDocument());
  },
};
