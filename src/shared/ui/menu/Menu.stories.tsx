import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disc3, Ellipsis, ExternalLink, Heart, ListPlus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { typed } from '@/shared/testing';
import { IconButton } from '@/shared/ui/icon-button';
import {
  Menu,
  MenuExternalLink,
  MenuHeading,
  MenuItem,
  MenuLateItems,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  MenuSub,
} from '.';
import * as styles from './Menu.css';
import { MenuLine } from './MenuItem';

const like = fn();

const trigger = (
  <IconButton label="Más opciones de Luna de ámbar">
    <Ellipsis size={20} aria-hidden />
  </IconButton>
);

type DrawnLine = { icon: ReactNode; words: string; tone?: 'danger' | undefined } | 'separator';

/** Imitates an open menu, because a real one would take the page's focus. */
const drawn = (lines: readonly DrawnLine[]) => (
  <div className={styles.menu}>
    {lines.map((line) =>
      line === 'separator' ? (
        <div key={line} className={styles.separator} />
      ) : (
        <div key={line.words} className={styles.item} data-tone={line.tone}>
          <MenuLine icon={line.icon}>{line.words}</MenuLine>
        </div>
      ),
    )}
  </div>
);
const likeLine = { icon: <Heart size={18} />, words: 'Añadir a favoritos' };
const albumLine = { icon: <Disc3 size={18} />, words: 'Ir al álbum' };
const removeLine = {
  icon: <Trash2 size={18} />,
  words: 'Quitar de esta playlist',
  tone: 'danger',
} as const;

const meta = {
  title: 'Kit/Overlays/Menu',
  component: Menu,
  subcomponents: {
    MenuItem,
    MenuLink,
    MenuExternalLink,
    MenuRadioGroup,
    MenuSub,
    MenuHeading,
    MenuLateItems,
    MenuSeparator,
  },
  args: {
    trigger,
    align: 'start',
    children: (
      <>
        <MenuHeading>Luna de ámbar</MenuHeading>
        <MenuItem icon={<Heart size={18} />} onSelect={like}>
          Añadir a favoritos
        </MenuItem>
        <MenuSub icon={<ListPlus size={18} />} label="Añadir a playlist" backLabel="Volver">
          <MenuItem onSelect={fn()}>Domingo lento</MenuItem>
          <MenuItem onSelect={fn()}>Para volver caminando</MenuItem>
        </MenuSub>
        <MenuLink icon={<Disc3 size={18} />} to="/album/alb_luna">
          Ir al álbum
        </MenuLink>
        <MenuExternalLink icon={<ExternalLink size={18} />} href="https://example.com/">
          Letra en otro sitio
        </MenuExternalLink>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={18} />} onSelect={fn()} tone="danger">
          Quitar de esta playlist
        </MenuItem>
      </>
    ),
  },
  parameters: {
    partTypes: {
      MenuRadioGroup: {
        value: typed('string'),
        options: typed('{ value: string; label: string }[]'),
      },
    },
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'For the actions that belong to one button of the screen, like the person’s own menu; where its code is fetched on demand or it opens at the pointer, take Menu button and Anchored menu.',
      do: [
        'Put what loses something last, after a separator, in the danger tone.',
        'Start items with a verb; take MenuLink for what leads to a screen.',
        'Let an item that cannot be chosen say why, in reason.',
      ],
      dont: [
        'Put what loses something among the rest, where a hand in a hurry finds it.',
        'Put fields or buttons into it.',
        'Use it to choose a value in a form: that is a Select.',
      ],
      pictures: {
        do: () => drawn([likeLine, albumLine, 'separator', removeLine]),
        dont: () => drawn([likeLine, { ...removeLine, tone: undefined }, albumLine]),
      },
      keyboard: [
        { keys: 'Enter, Space, ↓', effect: 'On the button: opens the menu on its first item.' },
        { keys: '↑, ↓', effect: 'Moves among the items, around the end.' },
        { keys: 'Home, End', effect: 'To the first, to the last item.' },
        { keys: 'A letter', effect: 'To the next item that starts with it.' },
        { keys: '→, ←', effect: 'Opens a submenu, closes it.' },
        { keys: 'Enter, Space', effect: 'Chooses the item.' },
        { keys: 'Escape', effect: 'Closes the menu; the button has the focus again.' },
      ],
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitem', { name });

export const Closed: Story = { tags: ['state:closed'] };

export const Open: Story = { tags: ['state:default', 'state:open'], args: { isOpen: true } };

const comeLate = (isLoading: boolean) => (
  <>
    <MenuItem icon={<ListPlus size={18} />} onSelect={fn()}>
      Nueva playlist
    </MenuItem>
    <MenuSeparator />
    <MenuLateItems isLoading={isLoading} itemsMost={3}>
      {isLoading ? (
        <MenuHeading>Cargando tus playlists...</MenuHeading>
      ) : (
        ['Domingo lento', 'Para volver caminando'].map((name) => (
          <MenuItem key={name} onSelect={fn()}>
            {name}
          </MenuItem>
        ))
      )}
    </MenuLateItems>
  </>
);

/** Empty groups add no separators. */
export const EmptyGroups: Story = {
  tags: ['no-photo'],
  args: {
    isOpen: true,
    children: (
      <>
        <MenuSeparator />
        <MenuItem onSelect={fn()}>Domingo lento</MenuItem>
        <MenuSeparator />
        <MenuSeparator />
        <MenuItem onSelect={fn()}>Para volver caminando</MenuItem>
        <MenuSeparator />
        <MenuLateItems isLoading={false} itemsMost={0}>
          {null}
        </MenuLateItems>
      </>
    ),
  },
  play: async () => {
    await item('Domingo lento');
    await expect(screen.getAllByRole('separator')).toHaveLength(1);
  },
};

/** Items that load keep their room. */
export const ItemsOnTheirWay: Story = {
  tags: ['state:loading'],
  args: { isOpen: true, children: comeLate(true) },
};

export const ItemsThatCameLate: Story = {
  tags: ['no-photo'],
  render: function Late(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <Menu {...args} isOpen>
          {comeLate(isLoading)}
        </Menu>
        <button type="button" onClick={() => setIsLoading(false)}>
          Llegan
        </button>
      </>
    );
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    // It begins to move with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.all(menu.getAnimations().map(({ finished }) => finished));
    const toBox = () => {
      const { top, height } = menu.getBoundingClientRect();
      return { top, height };
    };
    const before = toBox();
    screen.getByText('Llegan').click();
    await screen.findByRole('menuitem', { name: 'Domingo lento' });
    await expect(toBox()).toEqual(before);
  },
};

export const ItemStates: Story = {
  tags: ['state:variants', 'state:disabled', 'state:pending'],
  args: {
    isOpen: true,
    children: (
      <>
        <MenuItem icon={<Heart size={18} />} onSelect={fn()}>
          Añadir a favoritos
        </MenuItem>
        <MenuItem icon={<ListPlus size={18} />} onSelect={fn()} reason="Esta playlist está llena">
          Domingo lento
        </MenuItem>
        <MenuItem icon={<ListPlus size={18} />} onSelect={fn()} isPending>
          Para volver caminando
        </MenuItem>
        <MenuItem icon={<Disc3 size={18} />} onSelect={fn()} isDisabled>
          Ir al álbum
        </MenuItem>
        <MenuItem icon={<Trash2 size={18} />} onSelect={fn()} tone="danger">
          Quitar de esta playlist
        </MenuItem>
      </>
    ),
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  args: { isOpen: true },
  play: async () => {
    // A simulated pointer would also draw the keyboard's ring; a real one only sets this mark.
    (await item('Ir al álbum')).dataset['highlighted'] = '';
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(async () => expect(await item('Ir al álbum')).toHaveFocus());
  },
};

export const Submenu: Story = {
  tags: ['state:open'],
  // On a phone a submenu begins with the way back.
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await item('Domingo lento')).toHaveFocus());
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    isOpen: true,
    children: (
      <>
        <MenuHeading>Sesión iniciada como una persona de nombre larguísimo</MenuHeading>
        <MenuItem onSelect={fn()}>
          Añadir a «Canciones para volver caminando cuando ya no pasa ningún tren»
        </MenuItem>
        <MenuLink to="/album/alb_tren">
          Ir a «Canciones para volver caminando cuando ya no pasa ningún tren»
        </MenuLink>
        <MenuExternalLink href="https://example.com/">
          Escuchar a La Orquesta Itinerante de los Domingos en otro sitio
        </MenuExternalLink>
        <MenuSub
          label="Añadir a una playlist de las que compartes con otras personas"
          backLabel="Volver"
        >
          <MenuItem onSelect={fn()}>Domingo lento</MenuItem>
        </MenuSub>
      </>
    ),
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await item('Añadir a playlist'));
    await item('Volver');
  },
};

export const ChoosesWithTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    like.mockClear();
    const button = canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Añadir a favoritos')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(like).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const themes = [
  { value: 'system', label: 'Como el sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

function ThemeMenu() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  return (
    <Menu trigger={trigger} align="start" label="Tema">
      <MenuRadioGroup label="Tema" value={theme} onValueChange={setTheme} options={themes} />
    </Menu>
  );
}

export const Choice: Story = {
  tags: ['state:selected'],
  render: () => <ThemeMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Oscuro' })).toBeChecked();
  },
};
