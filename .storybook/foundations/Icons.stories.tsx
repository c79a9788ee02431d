import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Heart, Shuffle } from 'lucide-react';
import { expect } from 'storybook/test';
import { icons } from 'virtual:icons-in-use';
import { size } from '@/shared/theme/scales';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline, Stack } from '@/shared/ui/stack';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Tokens } from './Token';
import { getLeaves } from './tokens';

export default {
  title: 'Foundations/Icons',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const usedBy = (components: string[]) =>
  components.length > 3
    ? `${components.slice(0, 2).join(', ')} and ${components.length - 2} more`
    : components.join(', ');

const labels = [
  { label: 'Modo aleatorio', Icon: Shuffle },
  { label: 'Más opciones de Luna de ámbar', Icon: Ellipsis },
  { label: 'Añadir Luna de ámbar a Canciones que te gustan', Icon: Heart },
];

export const Icons: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Icons"
      lead={`The ${icons.length} icons that the application draws today, read from its own code: outlined, two pixels of line in a box of twenty-four, in the colour of the text beside them. All are from Lucide.`}
    >
      <Plate
        title="In use"
        note="At the sizes that its components name, and at size.icon where they name none; below each, who draws it."
      >
        <Gallery as="ul" least={148} gap={2}>
          {icons.map(({ name, Icon, components, sizes }) => (
            <Stack key={name} as="li" gap={3} className={specimen.card}>
              <Inline gap={4}>
                {(sizes.length > 0 ? sizes : [Number.parseInt(size.icon, 10)]).map((pixels) => (
                  <Icon key={pixels} size={pixels} aria-hidden />
                ))}
              </Inline>
              <div>
                <p className={specimen.token}>{name}</p>
                <p className={specimen.source}>
                  {usedBy(components)}
                  {sizes.length > 0 && ` · ${sizes.join(', ')} px`}
                </p>
              </div>
            </Stack>
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Sizes"
        note="No other is drawn: small in text and fields, one of its own in menus and rows, the middle one in buttons, large in navigation and headers, huge where a screen has nothing to show."
      >
        <Inline gap={8} align="end" isWrapping>
          <Tokens
            of={getLeaves(size, 'size').filter(([path]) => path.startsWith('size.icon'))}
            draw={(pixels) => (
              <Heart aria-hidden style={{ inlineSize: pixels, blockSize: pixels }} />
            )}
          />
        </Inline>
      </Plate>

      <Plate
        title="Names"
        note="An icon itself is silent. A button that is only an icon has a name, heard by screen readers and shown as a tooltip; it names the thing, not the picture."
      >
        <Stack lang="es">
          {labels.map(({ label, Icon }) => (
            <Inline key={label} gap={4}>
              <IconButton label={label}>
                <Icon size={20} aria-hidden />
              </IconButton>
              <p>«{label}»</p>
            </Inline>
          ))}
        </Stack>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SkipForward')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
  },
};
