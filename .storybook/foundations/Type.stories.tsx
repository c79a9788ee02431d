import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as scales from '@/shared/theme/scales';
import { face, faceDescriptors } from '@/shared/theme/typeface';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Token } from './Token';
import { leavesOf } from './tokens';
import * as styles from './Type.css';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraph =
  'Una selección de boleros, cumbias lentas y canciones de madrugada para quienes prefieren quedarse conversando en la cocina cuando ya se fueron todos.';
const times = ['1:11', '4:08', '12:47', '1.111', '20.876'];

export const Type: Story = {
  render: () => (
    <SpecimenPage
      title="Type"
      lead="One variable typeface with character for everything. Titles are heavy, tight and as large as they like; text is calm; numbers that stand in columns or tick have figures of one width."
    >
      <Plate
        title={face}
        note={`Variable, weights ${faceDescriptors.fontWeight.replace(' ', ' to ')}, latin, hosted by the project itself. A stand-in of the same measures keeps the page still until it is there.`}
      >
        <div className={styles.face} lang="es">
          <p className={styles.bigLetters} aria-hidden>
            Añ¿
          </p>
          <p className={styles.alphabet}>
            ABCDEFGHIJKLMNÑOPQRSTUVWXYZ abcdefghijklmnñopqrstuvwxyz áéíóúü 0123456789 «¿Qué suena?»
            ¡ · …
          </p>
        </div>
      </Plate>

      <Plate
        title="Sizes"
        note="Sizes of text stand still. The three display sizes grow with the window."
      >
        {leavesOf(scales.fontSize)
          .toReversed()
          .map(([name, value]) => (
            <div key={name} className={styles.size}>
              <p className={styles.sample} style={{ fontSize: value }} lang="es">
                Luna de ámbar
              </p>
              <Token path={`font.size.${name}`} value={value} />
            </div>
          ))}
      </Plate>

      <Plate
        title="Headings"
        note="The kit's headings: weight, line and tracking come with the size. The level is the outline's, not the eye's."
      >
        <Stack gap={5} lang="es">
          {(['poster', 'display', 'headline', 'title', 'small'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              Noches de patio
            </Heading>
          ))}
        </Stack>
      </Plate>

      <Plate title="Weights" note="Four of them: text, emphasis, names, titles.">
        {leavesOf(scales.fontWeight).map(([name, value]) => (
          <div key={name} className={styles.size}>
            <p className={styles.weight} style={{ fontWeight: value }} lang="es">
              Sal y viento
            </p>
            <Token path={`font.weight.${name}`} value={value} />
          </div>
        ))}
      </Plate>

      <Plate title="Lines" note="Tight for posters, snug for titles and rows, normal for reading.">
        <div className={styles.columns}>
          {leavesOf(scales.lineHeight).map(([name, value]) => (
            <Stack key={name} gap={2}>
              <Token path={`font.line.${name}`} value={value} />
              <p style={{ lineHeight: value }} lang="es">
                {paragraph}
              </p>
            </Stack>
          ))}
        </div>
      </Plate>

      <Plate
        title="Tracking"
        note="The larger, the tighter; wide is for the few words in capitals."
      >
        <div className={styles.columns}>
          {leavesOf(scales.letterSpacing).map(([name, value]) => (
            <Stack key={name} gap={2}>
              <Heading level={3} style={{ letterSpacing: value }} lang="es">
                Medianoche
              </Heading>
              <Token path={`font.tracking.${name}`} value={value} />
            </Stack>
          ))}
        </div>
      </Plate>

      <Plate
        title="Figures"
        note="Tabular wherever numbers stand below one another or change while they are looked at."
      >
        <div className={styles.columns}>
          {[true, false].map((isNumeric) => (
            <Stack key={String(isNumeric)} gap={3}>
              <p className={specimen.token}>
                {isNumeric ? 'Tabular: isNumeric' : 'Proportional: never in a column'}
              </p>
              <div className={styles.figures}>
                {times.map((time) => (
                  <Text key={time} isNumeric={isNumeric} tone={isNumeric ? 'primary' : 'muted'}>
                    {time}
                  </Text>
                ))}
              </div>
            </Stack>
          ))}
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('font.size.poster')).toBeVisible();
    await expect(await canvas.findByText('15 px')).toBeVisible();
  },
};
