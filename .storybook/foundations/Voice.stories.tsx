import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/shared/ui/badge';
import { Text } from '@/shared/ui/text';
import {
  confirmations,
  buttonWords,
  ellipses,
  emptyPlaces,
  exclamations,
  failures,
  messages,
  plurals,
  questions,
} from './messages';
import { Said, Sentences } from './Sentences';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';
import * as styles from './Voice.css';

const meta = {
  title: 'Foundations/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = [
  { count: messages.length, what: 'messages' },
  { count: failures.length, what: 'name the thing that failed' },
  { count: plurals.length, what: 'count, in three forms' },
  { count: exclamations.length, what: 'exclamation marks' },
];

export const Voice: Story = {
  render: () => (
    <SpecimenPage
      title="Voice"
      lead="Tú, warm, short: Spanish that reads well from Madrid to Buenos Aires. Say what happened and what to do next. No blame, no jargon. Every sentence below is read from the catalogues in locales/es."
    >
      <Plate title="In figures">
        <div className={styles.counts}>
          {figures.map(({ count, what }) => (
            <div key={what}>
              <p className={styles.count}>{count}</p>
              <p className={specimen.note}>{what}</p>
            </div>
          ))}
        </div>
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
        <div className={styles.rules}>
          {emptyPlaces.slice(0, 8).map(({ title, text }) => (
            <div key={`${title.catalogue} ${title.key}`} className={styles.rule}>
              <div lang="es">
                <p className={styles.quote}>
                  <Said text={title.text} />
                </p>
                <Text tone="muted">
                  <Said text={text.text} />
                </Text>
              </div>
              <p className={styles.key}>
                {title.catalogue} · {title.key}
              </p>
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Questions"
        note="Before something that cannot be undone, and where a person may have lost their way."
      >
        <Sentences of={questions} atMost={6} />
      </Plate>

      <Plate title="Actions" note="A button says what it does, with a verb.">
        <div className={styles.words} lang="es">
          {[...new Set(buttonWords.map(({ text }) => text))].map((text) => (
            <Badge key={text}>
              <Said text={text} />
            </Badge>
          ))}
        </div>
      </Plate>

      <Plate title="While it lasts" note="The same verb as the button, going on, and three dots.">
        <Sentences of={ellipses} atMost={5} />
      </Plate>

      <Plate
        title="Counting"
        note="Spanish has three forms: one, many (a million of them) and the others. Numbers come grouped as Spanish writes them."
      >
        <div className={specimen.tableFrame}>
          <table className={specimen.table}>
            <thead>
              <tr>
                <th>Message</th>
                <th>one</th>
                <th>many</th>
                <th>other</th>
              </tr>
            </thead>
            <tbody>
              {plurals
                .filter(({ forms }) => forms.length === 3)
                .slice(0, 6)
                .map(({ catalogue, stem, forms }) => (
                  <tr key={`${catalogue} ${stem}`}>
                    <th className={styles.key}>{stem}</th>
                    {forms.map(({ key, text }) => (
                      <td key={key} lang="es">
                        <Said text={text} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(String(messages.length))).toBeVisible();
    await expect(failures.length).toBeGreaterThan(8);
    await expect(emptyPlaces.length).toBeGreaterThan(4);
  },
};
