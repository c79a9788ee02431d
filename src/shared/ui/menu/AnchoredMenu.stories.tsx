import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disc3, ExternalLink, Heart, ListPlus, Plus, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { AnchoredMenu, MenuExternalLink, MenuItem, MenuLink, MenuSeparator, MenuSub } from '.';

const like = fn();
const add = fn();

const items = (
  <>
    <MenuItem icon={<Heart size={18} />} onSelect={like}>
      Añadir a favoritos
    </MenuItem>
    <MenuSub icon={<ListPlus size={18} />} label="Añadir a playlist" backLabel="Volver">
      <MenuItem icon={<Plus size={18} />} onSelect={add}>
        Nueva playlist
      </MenuItem>
      <MenuItem onSelect={add} reason="Esta playlist está llena">
        Domingo lento
      </MenuItem>
      <MenuItem onSelect={add} isPending>
        Para volver caminando
      </MenuItem>
    </MenuSub>
    <MenuLink icon={<Disc3 size={18} />} to="/album/alb_luna">
      Ir al álbum
    </MenuLink>
    <MenuExternalLink icon={<ExternalLink size={18} />} href="https://example.com/">
      Otro sitio
    </MenuExternalLink>
    <MenuSeparator />
    <MenuItem icon={<Trash2 size={18} />} onSelect={fn()} tone="danger">
      Quitar de esta playlist
    </MenuItem>
  </>
);

const meta = {
  title: 'Kit/Overlays/Anchored menu',
  component: AnchoredMenu,
  args: {
    anchor: { x: 120, y: 80 },
    label: 'Opciones de Luna de ámbar',
    heading: 'Luna de ámbar',
    onClose: fn(),
    children: items,
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'For a menu that opens where somebody presses: with the right button, by resting a finger, or through a Menu button. A menu that belongs to one button on the screen is a Menu.',
      do: [
        'Offer everything in it by a Menu button too: nothing is for the right button alone.',
        'Give a heading, which says on a phone what the sheet is about.',
        'Say in reason why an item cannot be chosen, instead of leaving it out.',
      ],
      dont: [
        'Put more than eight items in it, or a submenu into a submenu.',
        'Move the item that loses something away from the end.',
      ],
      keyboard: [
        { keys: '↑, ↓', effect: 'Moves among the items, around the end.' },
        { keys: 'Home, End', effect: 'To the first, to the last item.' },
        { keys: 'A letter', effect: 'To the next item that starts with it.' },
        { keys: '→, ←', effect: 'Opens a submenu, closes it.' },
        { keys: 'Enter, Space', effect: 'Chooses the item.' },
        { keys: 'Escape', effect: 'Closes the menu and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof AnchoredMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = () => screen.findByRole('menu', { name: 'Opciones de Luna de ámbar' });
const item = (name: string) => screen.findByRole('menuitem', { name });

export const Default: Story = { tags: ['state:default'] };

export const AtAPoint: Story = {
  tags: ['no-photo'],
  play: async () => {
    const { left, top } = (await menu()).getBoundingClientRect();
    await waitFor(() => expect(left).toBeGreaterThanOrEqual(120));
    await expect(top).toBeGreaterThanOrEqual(76);
  },
};

let arrive = () => {};
const lateItems = () =>
  lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return {
      default: () => (
        <MenuItem icon={<Trash2 size={18} />} onSelect={fn()} tone="danger">
          Quitar de esta playlist
        </MenuItem>
      ),
    };
  });
const shownItems = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

/** Waits for its lazy part, so that no item shifts before a press. */
export const CompleteWhenItShows: Story = {
  tags: ['no-photo'],
  render: function Late(args) {
    const [LateItem] = useState(lateItems);
    return (
      <AnchoredMenu {...args}>
        <LateItem />
        {args.children}
      </AnchoredMenu>
    );
  },
  play: async () => {
    const shown: (string | null)[][] = [];
    const watcher = new MutationObserver(() => shown.push(shownItems()));
    watcher.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(document.querySelector('[aria-haspopup="menu"]')).not.toBeNull());
    await expect(shownItems()).toEqual([]);
    arrive();
    await menu();
    watcher.disconnect();
    const first = shown.find(({ length }) => length > 0);
    await expect(first).toEqual(shownItems());
    await expect(first).toHaveLength(6);
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    // A simulated pointer would also draw the keyboard's ring; a real one only sets this mark.
    (await item('Ir al álbum')).dataset['highlighted'] = '';
  },
};

export const StaysInTheWindow: Story = {
  render: (args) => <AnchoredMenu {...args} anchor={{ x: innerWidth - 4, y: innerHeight - 4 }} />,
  play: async () => {
    const opened = await menu();
    await waitFor(async () => {
      const { right, bottom } = opened.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    heading: 'Canción para volver caminando cuando ya no pasa ningún tren',
    children: (
      <>
        <MenuItem onSelect={fn()}>
          Añadir a «Canciones para volver caminando cuando ya no pasa ningún tren»
        </MenuItem>
        <MenuItem onSelect={fn()} reason="Esta playlist está llena: caben diez mil canciones">
          Domingo lento con la ventana abierta y la radio puesta muy bajito
        </MenuItem>
      </>
    ),
  },
};

/** A bottom sheet with touch-sized items. */
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const opened = await menu();
    await waitFor(() =>
      expect(opened.getBoundingClientRect().width).toBeGreaterThan(innerWidth - 20),
    );
    for (const each of await screen.findAllByRole('menuitem'))
      await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const NarrowSubmenu: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await userEvent.click(await item('Añadir a playlist'));
    await userEvent.click(await item('Volver'));
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
  },
};

/** A pointer that rests where the submenu opens leaves an item of its parent. */
export const NarrowSubmenuByKey: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const resting = await item('Ir al álbum');
    await userEvent.hover(resting);
    (await item('Añadir a playlist')).focus();
    await userEvent.keyboard('{Enter}');
    await item('Nueva playlist');
    await fireEvent.pointerOut(resting, { pointerType: 'mouse', relatedTarget: document.body });
    await expect(await item('Nueva playlist')).toBeVisible();
  },
};

/** Lifting the finger after a long press chooses nothing. */
export const LiftedFinger: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args }) => {
    like.mockClear();
    const first = await item('Añadir a favoritos');
    await fireEvent.pointerUp(first, { pointerType: 'touch' });
    await fireEvent.click(first, { detail: 1 });
    await expect(like).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(first);
    await expect(like).toHaveBeenCalledOnce();
  },
};

function Opener() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Abrir
      </Button>
      {anchor && (
        <AnchoredMenu anchor={anchor} label="Opciones" onClose={() => setAnchor(null)}>
          {items}
        </AnchoredMenu>
      )}
    </>
  );
}

export const Focus: Story = {
  tags: ['state:focus'],
  render: () => <Opener />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Añadir a favoritos')).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  tags: ['no-photo'],
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Añadir a favoritos')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await item('Nueva playlist')).toHaveFocus());
    // A disabled item is focusable and does nothing.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const full = screen.getByRole('menuitem', { name: 'Domingo lento' });
    await expect(full).toHaveFocus();
    await expect(full).toHaveAccessibleDescription('Esta playlist está llena');
    await expect(add).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(add).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await item('Añadir a playlist')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await item('Quitar de esta playlist')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['state:closed'],
  render: () => <Opener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('menu');
    const under = document.elementFromPoint(4, 4);
    await expect(under).not.toBe(document.documentElement);
    if (under) await userEvent.click(under);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
