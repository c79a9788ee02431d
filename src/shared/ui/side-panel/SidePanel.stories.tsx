import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Button } from '@/shared/ui/button';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { MissingItem, SidePanel } from './index';

const actions = (
  <>
    <Button variant="ghost">Cancelar</Button>
    <Button variant="solid">Guardar contrato</Button>
  </>
);

const fields = (
  <>
    <Field label="Regalías" hint="En porcentaje de lo que gana cada reproducción.">
      <TextInput inputMode="numeric" defaultValue="22" />
    </Field>
    <Field label="Inicio del contrato">
      <TextInput defaultValue="1 de marzo de 2026" />
    </Field>
    <Field label="Notas" hint="Solo las ve tu disquera.">
      <TextArea defaultValue="Dos álbumes y una gira por el Cono Sur." />
    </Field>
  </>
);

const songs = ['Luna de ámbar', 'Patio de noche', 'La vuelta larga', 'Sal y madera', 'Domingo'];

const details = (
  <>
    <Inline gap={2}>
      <StatusBadge meaning="on">Activo</StatusBadge>
      <Text size="small" tone="muted">
        Desde marzo de 2024
      </Text>
    </Inline>
    {['Canciones más escuchadas', 'Lanzamientos', 'Contratos anteriores'].map((heading) => (
      <Stack key={heading} as="section" gap={3}>
        <Heading level={3}>{heading}</Heading>
        <Stack as="ol" gap={2}>
          {songs.map((song) => (
            <Text key={song} as="li">
              {song}
            </Text>
          ))}
        </Stack>
      </Stack>
    ))}
  </>
);

const meta = {
  title: 'Kit/Overlays/Side panel',
  component: SidePanel,
  subcomponents: { MissingItem },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Vera Solana',
    description: 'Artista de Discos del Patio desde marzo de 2024.',
    closeLabel: 'Cerrar',
    actions,
    children: fields,
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: 'For all about one thing of a list, to read or to change, while the list stays in sight; a short question is a Dialog.',
      do: [
        'Name the thing in the title: whoever comes back to it knows where they are.',
        'Ask before typed changes are lost: a Form frame in it does.',
        'Load it lazily, with the press that opens it.',
      ],
      dont: [
        'Open one from another.',
        'Put in it what deserves an address of its own: that is a screen.',
        'Give it buttons at the foot for what is only read.',
      ],
      keyboard: [
        {
          keys: 'Tab, Shift + Tab',
          effect: 'Moves inside the panel, from its end, the cross, to its start.',
        },
        { keys: 'ArrowUp ArrowDown', effect: 'Scrolls it.' },
        { keys: 'Escape', effect: 'Closes it and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Vera Solana' });

/** Waits until it has moved in: a press would miss a moving target. */
async function arrived() {
  const panel = await opened();
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  return panel;
}

export const Default: Story = {
  tags: ['state:default'],
  play: async () =>
    expect(await opened()).toHaveAccessibleDescription(
      'Artista de Discos del Patio desde marzo de 2024.',
    ),
};

export const Variants: Story = {
  name: 'Variants: details',
  tags: ['state:variants'],
  args: { actions: undefined, description: undefined, children: details },
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: '[role="dialog"] button', rootSelector: 'body' } },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const panel = within(await arrived());
    const first = panel.getByRole('textbox', { name: 'Regalías' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(panel.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

/** The focus starts on the panel, so that Enter triggers nothing. */
export const BeginsWithNoAct: Story = {
  tags: ['no-photo'],
  args: { children: details },
  play: async () => {
    const panel = await arrived();
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    title: longTitle,
    description:
      'Artista de Discos del Patio y Hermanas Ibarra Ediciones Musicales desde marzo de 2024, antes de Sello Litoral.',
    children: (
      <>
        {fields}
        {details}
      </>
    ),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    panel.scrollTo(0, panel.scrollHeight);
    const { top, bottom } = panel.getBoundingClientRect();
    await expect(panel.scrollTop).toBeGreaterThan(0);
    const inSight = ['Cerrar', 'Guardar contrato'].map((name) =>
      within(panel).getByRole('button', { name }).getBoundingClientRect(),
    );
    for (const box of inSight) {
      await expect(box.top).toBeGreaterThanOrEqual(top);
      await expect(box.bottom).toBeLessThanOrEqual(bottom);
    }
    await expect(within(panel).getByRole('heading', { name: longTitle })).toBeInTheDocument();
    panel.scrollTo(0, 0);
  },
};

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

export const NarrowLongText: Story = {
  ...LongText,
  tags: ['state:narrow', 'state:long-text'],
  globals: { viewport: { value: 'small' } },
};

export const ClosesWithTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const panel = await arrived();
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Gestionar</Button>
      <SidePanel {...meta.args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const Closed: Story = {
  tags: ['state:closed'],
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Gestionar' });
    await userEvent.click(opener);
    await userEvent.click(within(await arrived()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const veil = (await arrived()).parentElement;
    // The page behind is inert; the panel still receives the press.
    if (veil) await userEvent.setup({ pointerEventsCheck: 0 }).click(veil);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
