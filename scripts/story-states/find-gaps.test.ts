import { describe, expect, test } from 'vitest';
import { findGaps } from './find-gaps.ts';

const folder = 'src/shared/ui/badge';

const component = `import * as styles from './Badge.css';

/**
 * A small word.
 * @states default long-text
 * @without hover focus: nothing to press
 */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
`;

const stories = `import { Badge } from './Badge';

const meta = {
  title: 'Kit/Content/Badge',
  component: Badge,
  parameters: { layout: 'centered', guide: { use: 'For a role.', do: [], dont: [], keyboard: [] } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const LongText: Story = { tags: ['no-photo', 'state:long-text'] };
`;

const project = (changes: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      [`${folder}/index.ts`]: "export { Badge } from './Badge';",
      [`${folder}/Badge.tsx`]: component,
      [`${folder}/Badge.stories.tsx`]: stories,
      ...changes,
    }),
  );

const gapsWith = (changes: Record<string, string>) =>
  findGaps(project(changes)).gaps.map(({ path, line, text }) => `${path}:${line} ${text}`);

const inStories = (from: string, to: string) => ({
  [`${folder}/Badge.stories.tsx`]: stories.replace(from, to),
});
const inComponent = (from: string, to: string) => ({
  [`${folder}/Badge.tsx`]: component.replace(from, to),
});

const withDot = {
  [`${folder}/index.ts`]: "export { Badge } from './Badge';\nexport { Dot } from './Dot';",
  [`${folder}/Dot.tsx`]:
    '/**\n * @states default\n * @without hover focus long-text: a dot\n */\nexport const Dot = () => <i />;',
};

describe('findGaps', () => {
  test('finds none where each declared state has its story', () => {
    expect(findGaps(project())).toEqual({ components: 1, gaps: [] });
  });

  test.each([
    [
      'a story of a declared state is removed',
      inStories(/export const LongText.*\n/.exec(stories)?.[0] ?? '', ''),
      `${folder}/Badge.tsx:8 Badge declares 'long-text' and no story shows it`,
    ],
    [
      'a state that must be answered is not',
      inComponent('@without hover focus', '@without hover'),
      `${folder}/Badge.tsx:8 Badge does not answer 'focus'`,
    ],
    [
      'an exclusion has no reason',
      inComponent(': nothing to press', ''),
      `${folder}/Badge.tsx:8 Badge: '@without hover focus' gives no reason`,
    ],
    [
      'a declared word is unknown',
      inComponent('long-text', 'long-text shiny'),
      `${folder}/Badge.tsx:8 Badge: 'shiny' is not a state`,
    ],
    [
      'a tag is unknown',
      inStories("'state:default'", "'state:default', 'state:shiny'"),
      `${folder}/Badge.stories.tsx:12 Default: 'shiny' is not a state`,
    ],
    [
      'a story shows what the component does not declare',
      inStories("'state:default'", "'state:default', 'state:hover'"),
      `${folder}/Badge.stories.tsx:12 Default shows 'hover', which Badge does not declare`,
    ],
    [
      'the component declares nothing',
      inComponent('@states default long-text', ''),
      `${folder}/Badge.tsx:8 Badge declares no states`,
    ],
    [
      'its doc comment stands above something else',
      inComponent('export function', 'const size = 2;\nexport function'),
      `${folder}/Badge.tsx:9 Badge declares no states`,
    ],
    [
      'the guide is missing',
      inStories('guide:', 'other:'),
      `${folder}/Badge.stories.tsx:3 Badge: the meta has no \`parameters.guide\``,
    ],
    [
      'the meta names no component',
      inStories('component: Badge,', ''),
      `${folder}/Badge.stories.tsx:3 the meta names no component`,
    ],
    ['a component has no stories', withDot, `${folder}/Dot.tsx:5 Dot has no stories`],
  ])('complains when %s', (_, changes, complaint) => {
    expect(gapsWith(changes)).toContainEqual(expect.stringContaining(complaint));
  });

  test('a story has the tags that are spread into it, unless it sets its own', () => {
    const spread = 'export const Narrow: Story = { ...LongText, globals: {} };\n';
    const own = "export const Wide: Story = { ...LongText, tags: ['state:hover'] };\n";
    const gaps = gapsWith({ [`${folder}/Badge.stories.tsx`]: stories + spread + own });
    expect(gaps).toEqual([expect.stringContaining("Wide shows 'hover'")]);
  });

  test('subcomponents are shown by the same stories', () => {
    const gaps = gapsWith({
      ...withDot,
      [`${folder}/Badge.stories.tsx`]: stories
        .replace('component: Badge,', 'component: Badge, subcomponents: { Dot },')
        .replace("from './Badge';", "from './Badge';\nimport { Dot } from '.';"),
    });
    expect(gaps).toEqual([]);
  });

  test('a page answers more than the parts that it is made of', () => {
    const page = (name: string) => `/** @states default */\nexport const ${name} = () => <main />;`;
    const storiesOf = (name: string) =>
      `import { ${name} } from './${name}';\nexport default { component: ${name} };\nexport const Default = { tags: ['state:default'] };`;
    const gaps = gapsWith({
      'src/pages/listener/home/index.ts': "export { HomePage } from './ui/HomePage';",
      'src/pages/listener/home/ui/HomePage.tsx': page('HomePage'),
      'src/pages/listener/home/ui/HomePage.stories.tsx': storiesOf('HomePage'),
      'src/pages/listener/home/ui/Shelf.tsx': page('Shelf'),
      'src/pages/listener/home/ui/Shelf.stories.tsx': storiesOf('Shelf'),
    });
    expect(gaps.filter((gap) => gap.includes('Shelf'))).toEqual([]);
    expect(gaps).toContainEqual(expect.stringContaining("HomePage does not answer 'sample'"));
  });

  test('foundations need declare nothing', () => {
    const changes = { 'src/shared/theme/Theme.stories.tsx': 'export default {};' };
    expect(gapsWith(changes)).toEqual([]);
  });

  test('a file that does not parse is named', () => {
    expect(() => findGaps(project({ [`${folder}/Badge.tsx`]: 'export const' }))).toThrow(
      `${folder}/Badge.tsx cannot be read`,
    );
  });
});
