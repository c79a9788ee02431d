import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/shared/ui/badge';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import {
  confirmations,
  buttonWords,
  ellipses,
  emptyStates,
  exclamations,
  failures,
  messages,
  plurals,
  questions,
} from './messages';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Said, Sentences, Source } from './Sentences';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import { Table } from './Table';

export default {
  title: 'Foundations/Voice',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const figures = [
  { count: messages.length, what: 'messages' },
  { count: failures.length, what: 'name the thing that failed' },
  { count: plurals.length, what: 'count, in three forms' },
  { count: exclamations.length, what: 'exclamation marks' },
];

export const Voice: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Voice"
      lead="Tú, warm, short: Spanish that reads well from Madrid to Buenos Aires. Say what happened and what to do next. No blame, no jargon. Every sentence below is read from the catalogues in locales/es."
    >
      <Plate title="In figures">
        <Inline gap={12} align="start" isWrapping>
          {figures.map(({ count, what }) => (
            <div key={what}>
              <Text size="display" weight="heavy" className={specimen.sample}>
                {count}
              </Text>
              <p className={specimen.note}>{what}</p>
            </div>
          ))}
        </Inline>
      </Plate>

      <Plate
        title="What went wrong"
        note="«No pudimos» and the name of the thing, never its code; then what to do. We failed, not the person."
      >
        <Sentences of={failures} atMost={8} />
      </Plate>

      <Plate
        title="What was done"
        note="One sentence, in the past, with the name of the thing in guillemets."
      >
        <Sentences of={confirmations} atMost={5} />
      </Plate>

      <Plate
        title="Empty places"
        note="A title that says what will be here, a sentence that says how it comes."
      >
        <Gallery least={320} gap={8}>
          {emptyStates.slice(0, 8).map(({ title, text }) => (
            <Stack key={`${title.catalogue} ${title.key}`} gap={3}>
              <div lang="es">
                <Heading level={3} size="headline">
                  <Said text={title.text} />
                </Heading>
                <Text tone="muted">
                  <Said text={text.text} />
                </Text>
              </div>
              <Source of={title} />
            </Stack>
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Questions"
        note="Before something that cannot be undone, and where a person may have lost their way."
      >
        <Sentences of={questions} atMost={6} />
      </Plate>

      <Plate title="Actions" note="A button says what it does, with a verb.">
        <Inline isWrapping lang="es">
          {[...new Set(buttonWords.map(({ text }) => text))].map((text) => (
            <Badge key={text}>
              <Said text={text} />
            </Badge>
          ))}
        </Inline>
      </Plate>

      <Plate title="While it lasts" note="The same verb as the button, going on, and three dots.">
        <Sentences of={ellipses} atMost={5} />
      </Plate>

      <Plate
        title="Counting"
        note="Spanish has three forms: one, many (a million of them) and the others. Numbers come grouped as Spanish writes them."
      >
        <Table heads={['Message', 'one', 'many', 'other']}>
          {plurals
            .filter(({ forms }) => forms.length === 3)
            .slice(0, 6)
            .map(({ catalogue, stem, forms }) => (
              <tr key={`${catalogue} ${stem}`}>
                <th className={specimen.source}>{stem}</th>
                {forms.map(({ key, text }) => (
                  <td key={key} lang="es">
                    <Said text={text} />
                  </td>
                ))}
              </tr>
            ))}
        </Table>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(String(messages.length))).toBeVisible();
    await expect(failures.length).toBeGreaterThan(8);
    await expect(emptyStates.length).toBeGreaterThan(4);
  },
};
