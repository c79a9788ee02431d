import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '@/shared/theme';
import * as scales from '@/shared/theme/scales';
import { face, faceDescriptors } from '@/shared/theme/typeface';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Tokens } from './Token';
import { getLeaves } from './tokens';

export default {
  title: 'Foundations/Type',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const bigLetters = {
  color: vars.color.accent.text,
  fontSize: 'clamp(7rem, 26vw, 18rem)',
  letterSpacing: vars.font.tracking.tight,
  lineHeight: 0.78,
};
const times = ['1:11', '4:08', '12:47', '1.111', '20.876'];

export const Type: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Type"
      lead="One variable typeface with character for everything. Titles are heavy, tight and as large as they like; text is calm; numbers that stand in columns or tick have figures of one width."
    >
      <Plate
        title={face}
        note={`Variable, weights ${faceDescriptors.fontWeight.replace(' ', ' to ')}, latin, hosted by the project itself. A stand-in of the same measures keeps the page still until it is there.`}
      >
        <Stack gap={6} lang="es">
          <Text weight="heavy" style={bigLetters} aria-hidden>
            Añ¿
          </Text>
          <Text size="headline" className={specimen.sample}>
            ABCDEFGHIJKLMNÑOPQRSTUVWXYZ abcdefghijklmnñopqrstuvwxyz áéíóúü 0123456789 «¿Qué suena?»
            ¡ · …
          </Text>
        </Stack>
      </Plate>

      <Plate
        title="Sizes"
        note="Sizes of text stand still. The three display sizes grow with the window."
      >
        <Tokens
          className={specimen.row}
          of={getLeaves(scales.fontSize, 'font.size').toReversed()}
          draw={(fontSize) => (
            <Text isTruncated className={specimen.sample} style={{ fontSize }} lang="es">
              Luna de ámbar
            </Text>
          )}
        />
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
        <Tokens
          className={specimen.row}
          of={getLeaves(scales.fontWeight, 'font.weight')}
          draw={(fontWeight) => (
            <Text
              size="display"
              className={specimen.sample}
              style={{ fontWeight, letterSpacing: vars.font.tracking.snug }}
              lang="es"
            >
              Sal y viento
            </Text>
          )}
        />
      </Plate>

      <Plate title="Lines" note="Tight for posters, snug for titles and rows, normal for reading.">
        <Gallery least={200}>
          <Tokens
            of={getLeaves(scales.lineHeight, 'font.line')}
            draw={(lineHeight) => (
              <p style={{ lineHeight }} lang="es">
                Una selección de boleros, cumbias lentas y canciones de madrugada para quienes
                prefieren quedarse conversando en la cocina cuando ya se fueron todos.
              </p>
            )}
          />
        </Gallery>
      </Plate>

      <Plate
        title="Tracking"
        note="The larger, the tighter; wide is for the few words in capitals."
      >
        <Gallery least={200}>
          <Tokens
            of={getLeaves(scales.letterSpacing, 'font.tracking')}
            draw={(letterSpacing) => (
              <Heading level={3} style={{ letterSpacing }} lang="es">
                Medianoche
              </Heading>
            )}
          />
        </Gallery>
      </Plate>

      <Plate
        title="Figures"
        note="Tabular wherever numbers stand below one another or change while they are looked at."
      >
        <Gallery least={320}>
          {[true, false].map((isNumeric) => (
            <Stack key={String(isNumeric)} gap={3} align="start">
              <p className={specimen.token}>
                {isNumeric ? 'Tabular: isNumeric' : 'Proportional: never in a column'}
              </p>
              <Stack gap={0} align="end">
                {times.map((time) => (
                  <Text
                    key={time}
                    size="headline"
                    isNumeric={isNumeric}
                    tone={isNumeric ? 'primary' : 'muted'}
                    className={specimen.sample}
                  >
                    {time}
                  </Text>
                ))}
              </Stack>
            </Stack>
          ))}
        </Gallery>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('font.size.poster')).toBeVisible();
    await expect(await canvas.findByText('15 px')).toBeVisible();
  },
};
