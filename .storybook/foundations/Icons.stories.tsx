import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Heart, Shuffle } from 'lucide-react';
import { expect } from 'storybook/test';
import { icons } from 'virtual:icons-in-use';
import { size } from '@/shared/theme/scales';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './Icons.css';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Token } from './Token';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const iconSizes = Object.entries(size).filter(([name]) => name.startsWith('icon'));

const usedBy = (components: string[]) =>
  components.length > 3
    ? `${components.slice(0, 2).join(', ')} and ${components.length - 2} more`
    : components.join(', ');

const labels = [
  { label: 'Modo aleatorio', Icon: Shuffle },
  { label: 'Más opciones de Luna de ámbar', Icon: Ellipsis },
  { label: 'Añadir Luna de ámbar a Canciones que te gustan', Icon: Heart },
];

export const Icons: Story = {
  render: () => (
    <SpecimenPage
      title="Icons"
      lead={`The ${icons.length} icons that the application draws today, read from its own code: outlined, two pixels of line in a box of twenty-four, in the colour of the text beside them. All are from Lucide.`}
    >
      <Plate
        title="In use"
        note="At the sizes that its components name, and at size.icon where they name none; below each, who draws it."
      >
        <ul className={styles.icons}>
          {icons.map(({ name, Icon, components, sizes }) => (
            <li key={name} className={styles.icon}>
              <div className={styles.label}>
                {(sizes.length > 0 ? sizes : [Number.parseInt(size.icon, 10)]).map((pixels) => (
                  <Icon key={pixels} size={pixels} aria-hidden />
                ))}
              </div>
              <div>
                <p className={specimen.token}>{name}</p>
                <p className={styles.used}>
                  {usedBy(components)}
                  {sizes.length > 0 && ` · ${sizes.join(', ')} px`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Plate>

      <Plate
        title="Sizes"
        note="No other is drawn: small in text and fields, one of its own in menus and rows, the middle one in buttons, large in navigation and headers, huge where a screen has nothing to show."
      >
        <div className={styles.sizes}>
          {iconSizes.map(([name, value]) => (
            <div key={name} className={styles.size}>
              <Heart aria-hidden style={{ inlineSize: value, blockSize: value }} />
              <Token path={`size.${name}`} value={value} />
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Names"
        note="An icon itself is silent. A button that is only an icon has a name, heard by screen readers and shown as a tooltip; it names the thing, not the picture."
      >
        <div className={styles.labels} lang="es">
          {labels.map(({ label, Icon }) => (
            <div key={label} className={styles.label}>
              <IconButton label={label}>
                <Icon size={20} aria-hidden />
              </IconButton>
              <p>«{label}»</p>
            </div>
          ))}
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SkipForward')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
  },
};
