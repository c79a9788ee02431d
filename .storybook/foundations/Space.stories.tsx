import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { media, vars } from '@/shared/theme';
import * as scales from '@/shared/theme/scales';
import { Stack } from '@/shared/ui/stack';
import { Length } from './Length';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import * as styles from './Space.css';
import { Token } from './Token';
import { leavesOf } from './tokens';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const borders = [
  {
    path: 'color.border.quiet',
    reference: vars.color.border.quiet,
    use: 'parts one thing from the next',
  },
  {
    path: 'color.border.strong',
    reference: vars.color.border.strong,
    use: 'outlines what can be pressed',
  },
];

const windows = [
  { name: 'Narrow', query: media.narrow, layout: 'bottom navigation, mini player' },
  { name: 'Medium', query: media.medium, layout: 'icon sidebar' },
  { name: 'Wide', query: media.wide, layout: 'sidebar, content, player bar' },
];

export const Space: Story = {
  render: () => (
    <SpecimenPage
      title="Space"
      lead="Everything stands on a grid of four pixels. A step is named by how many of them it is: space.4 is sixteen. Pieces of the kit have no outer margin; stacks and grids make the room between them."
    >
      <Plate title="Scale" note="Gaps, paddings, margins: nothing else is taken.">
        {leavesOf(scales.space).map(([name, value]) => (
          <div key={name} className={styles.step}>
            <Token path={`space.${name}`} value={value} />
            <Length value={value} />
          </div>
        ))}
      </Plate>

      <Plate title="Radii" note="Covers have one radius everywhere, small or large.">
        <div className={styles.gallery}>
          {leavesOf(scales.radius).map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <div className={styles.block} style={{ borderRadius: value }} />
              <Token path={`radius.${name}`} value={value} />
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Borders"
        note="Quiet borders instead of shadows; one focus ring for the whole product."
      >
        <div className={styles.gallery}>
          {borders.map(({ path, reference, use }) => (
            <div key={path} className={styles.figure}>
              <div className={styles.nested} style={{ border: `1px solid ${reference}` }} />
              <Stack gap={1}>
                <p className={specimen.token}>{path}</p>
                <p className={specimen.note}>{use}</p>
              </Stack>
            </div>
          ))}
          <div className={styles.figure}>
            <div className={`${styles.nested} ${styles.focused}`} />
            <Stack gap={1}>
              <p className={specimen.token}>color.focus</p>
              <p className={specimen.note}>says where the keyboard is</p>
            </Stack>
          </div>
        </div>
      </Plate>

      <Plate
        title="Over the page"
        note="One shadow for menus and messages, one scrim behind windows, one opacity for what cannot be used now."
      >
        <div className={styles.gallery}>
          {[
            {
              path: 'shadow.overlay',
              value: scales.shadow.overlay,
              style: { boxShadow: vars.shadow.overlay },
            },
            { path: 'scrim', value: scales.scrim, style: { background: vars.scrim } },
            {
              path: 'opacity.disabled',
              value: scales.opacity.disabled,
              style: { opacity: vars.opacity.disabled },
            },
          ].map(({ path, value, style }) => (
            <div key={path} className={styles.figure}>
              <div className={styles.nested} style={style} />
              <Token path={path} value={value} />
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Layers"
        note="What covers what, from the page up. Messages stand above the page and the full-screen player, and wait beneath dialogs."
      >
        <div className={styles.sheets}>
          {leavesOf(scales.layer).map(([name, value], index) => (
            <div
              key={name}
              className={styles.sheet}
              style={{ zIndex: index, marginInlineStart: `${index * 6}%` }}
            >
              <Token path={`layer.${name}`} value={value} />
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Sizes"
        note="Measures that several places share. On touch no target is smaller than size.touch."
      >
        {leavesOf(scales.size).map(([name, value]) => (
          <div key={name} className={styles.step}>
            <Token path={`size.${name}`} value={value} />
            <Length value={value} />
          </div>
        ))}
      </Plate>

      <Plate
        title="Windows"
        note="The layout changes at two widths; nothing scrolls sideways at 320 pixels."
      >
        <div className={styles.windows}>
          {windows.map(({ name, query, layout }) => (
            <Stack key={name} gap={2}>
              <div className={styles.window}>
                <p className={specimen.token}>{name}</p>
              </div>
              <p className={specimen.value}>{query}</p>
              <p className={specimen.note}>{layout}</p>
            </Stack>
          ))}
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('space.24')).toBeVisible();
    await expect(canvas.getByText('96px')).toBeVisible();
  },
};
