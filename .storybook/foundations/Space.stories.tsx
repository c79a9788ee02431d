import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { media, vars } from '@/shared/theme';
import * as scales from '@/shared/theme/scales';
import { Stack } from '@/shared/ui/stack';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Length } from './Length';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import * as styles from './Space.css';
import { Token, Tokens } from './Token';
import { getLeaves } from './tokens';

export default {
  title: 'Foundations/Space',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const { border, focus } = vars.color;

const borders = [
  {
    path: 'color.border.quiet',
    style: { borderColor: border.quiet },
    use: 'parts one thing from the next',
  },
  {
    path: 'color.border.strong',
    style: { borderColor: border.strong },
    use: 'outlines what can be pressed',
  },
  {
    path: 'color.focus',
    style: { borderColor: 'transparent', outline: `2px solid ${focus}`, outlineOffset: 2 },
    use: 'says where the keyboard is',
  },
];

const { shadow, scrim, opacity } = scales;

const overThePage: Record<string, string> = {
  'shadow.overlay': 'boxShadow',
  scrim: 'background',
  'opacity.disabled': 'opacity',
};

const windows = [
  { name: 'Narrow', query: media.narrow, layout: 'bottom navigation, mini player' },
  { name: 'Medium', query: media.medium, layout: 'icon sidebar' },
  { name: 'Wide', query: media.wide, layout: 'sidebar, content, player bar' },
];

const Lengths = ({ of: scale, path }: { of: Record<string, string>; path: string }) =>
  getLeaves(scale, path).map(([name, value]) => (
    <div key={name} className={styles.step}>
      <Token path={name} value={value} />
      <Length value={value} />
    </div>
  ));

export const Space: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Space"
      lead="Everything stands on a grid of four pixels. A step is named by how many of them it is: space.4 is sixteen. Pieces of the kit have no outer margin; stacks and grids make the room between them."
    >
      <Plate title="Scale" note="Gaps, paddings, margins: nothing else is taken.">
        <Lengths of={scales.space} path="space" />
      </Plate>

      <Plate title="Radii" note="Covers have one radius everywhere, small or large.">
        <Gallery least={132}>
          <Tokens
            of={getLeaves(scales.radius, 'radius')}
            draw={(borderRadius) => <div className={styles.block} style={{ borderRadius }} />}
          />
        </Gallery>
      </Plate>

      <Plate
        title="Borders"
        note="Quiet borders instead of shadows; one focus ring for the whole product."
      >
        <Gallery least={132}>
          {borders.map(({ path, style, use }) => (
            <Stack key={path} gap={3}>
              <div className={styles.block} style={style} />
              <div>
                <p className={specimen.token}>{path}</p>
                <p className={specimen.note}>{use}</p>
              </div>
            </Stack>
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Over the page"
        note="One shadow for menus and messages, one scrim behind windows, one opacity for what cannot be used now."
      >
        <Gallery least={132}>
          <Tokens
            of={getLeaves({ shadow, scrim, opacity })}
            draw={(value, path) => (
              <div className={styles.block} style={{ [overThePage[path] ?? '']: value }} />
            )}
          />
        </Gallery>
      </Plate>

      <Plate
        title="Layers"
        note="What covers what, from the page up. Messages stand above the page and the full-screen player, and wait beneath dialogs."
      >
        {getLeaves(scales.layer, 'layer').map(([name, value], index) => (
          <div
            key={name}
            className={styles.sheet}
            style={{ zIndex: index, marginInlineStart: `${index * 6}%` }}
          >
            <Token path={name} value={value} />
          </div>
        ))}
      </Plate>

      <Plate
        title="Sizes"
        note="Measures that several places share. On touch no target is smaller than size.touch."
      >
        <Lengths of={scales.size} path="size" />
      </Plate>

      <Plate
        title="Windows"
        note="The layout changes at two widths; nothing scrolls sideways at 320 pixels."
      >
        <div className={styles.windows}>
          {windows.map(({ name, query, layout }) => (
            <Stack key={name} gap={2}>
              <div className={styles.block}>
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
