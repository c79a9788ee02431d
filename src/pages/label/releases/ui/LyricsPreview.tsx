import { useTranslation } from 'react-i18next';
import type { Lyrics } from '@/shared/contract/lyrics.ts';
import { formatTime } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './lyrics.css';

const shownLines = 8;

type LyricsPreviewProps = { lyrics: Lyrics };

/** How many lines were understood, and the first ones with their times. */
export function LyricsPreview({ lyrics: { kind, lines, language } }: LyricsPreviewProps) {
  const { t } = useTranslation('pages.label.releases');
  const count = lines.filter(({ text }) => text !== '').length;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {t(`lyrics.understood.${kind}`, { count })}
      </Text>
      <div className={styles.preview} translate="no">
        {lines.slice(0, shownLines).map(({ at, text, translations }, index) => (
          // Lines repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <PreviewedLine key={index} at={at} text={text} language={language} more={translations} />
        ))}
      </div>
    </Stack>
  );
}

type PreviewedLineProps = {
  at: number | undefined;
  text: string;
  language: string | undefined;
  more: readonly { language?: string | undefined; text: string }[] | undefined;
};

function PreviewedLine({ at, text, language, more }: PreviewedLineProps) {
  return (
    <>
      {at !== undefined && <span className={styles.time}>{formatTime(at / 1_000)}</span>}
      <span className={styles.line} dir="auto" lang={language}>
        {[text, ...(more ?? []).map((translation) => translation.text)].join(' · ')}
      </span>
    </>
  );
}
