import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackMatch } from '@/shared/contract/brought-music.ts';
import type { Track } from '@/shared/contract/track.ts';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { LiveText } from '@/shared/ui/live-text';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import type { BroughtFile } from '../lib/brought-file';
import type { DistinctSongs } from '../lib/distinct-songs';
import {
  type Choices,
  countRepeated,
  getBrought,
  getMissing,
  getReport,
  type Verdict,
} from '../lib/report';
import { saveMissing } from '../lib/save-missing';
import type { Brought } from '../model/use-bring';
import { BringActions } from './BringActions';
import { ReportList } from './ReportList';

type ReportViewProps = {
  file: BroughtFile;
  distinct: DistinctSongs;
  matches: readonly TrackMatch[];
  onCancel: () => void;
  onDone: (brought: Brought) => void;
};

const verdicts: readonly Verdict[] = ['matched', 'guessed', 'missing'];

export function ReportView({ file, distinct, matches, onCancel, onDone }: ReportViewProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const [choices, setChoices] = useState<Choices>({});
  const report = getReport(distinct, matches, choices);
  const of = (verdict: Verdict) => report.filter((entry) => entry.verdict === verdict);
  const guesses = of('guessed');
  const [shown, setShown] = useState<string>(guesses.length > 0 ? 'guessed' : '');
  const chips = useRef<HTMLDivElement>(null);
  const brought = getBrought(file, distinct, report);
  const found = of('matched').length;

  const handleSave = () =>
    saveMissing(t('report.saved', { name: file.name }), file, getMissing(file, distinct, report));
  const focusFirstChip = () => chips.current?.querySelector('button')?.focus();
  const choose = (position: number, track: Track | null) => {
    setChoices({ ...choices, [position]: track });
    const [guess, ...others] = guesses;
    if (shown !== 'guessed' || guess?.position !== position || others.length > 0) return;
    setShown('');
    focusFirstChip();
  };
  const acceptAll = () => {
    const accepted = guesses.map(({ position, track }) => [position, track] as const);
    setChoices({ ...choices, ...Object.fromEntries(accepted) });
    setShown('');
    focusFirstChip();
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{file.name}</Heading>
        <LiveText>
          <Text tone="muted">
            {file.rows.length > report.length
              ? t('report.distinct', { count: report.length, found })
              : t('report.summary', { count: report.length, found })}
          </Text>
        </LiveText>
      </Stack>
      <BringActions
        key={file.name}
        kind={file.kind}
        name={file.name}
        isLiked={file.isLiked === true}
        leftOut={file.leftOut}
        tracks={brought}
        repeated={countRepeated(brought)}
        undecided={guesses.length}
        onCancel={onCancel}
        onDone={onDone}
      />
      <Stack gap={4}>
        <Inline gap={3} justify="between" isWrapping>
          <div ref={chips}>
            <Chips
              label={t('report.filter')}
              chips={[
                { value: '', label: t('report.all'), count: report.length },
                ...verdicts.map((verdict) => ({
                  value: verdict,
                  label: t(`report.${verdict}`),
                  count: of(verdict).length,
                })),
              ]}
              chosen={shown}
              onChoose={setShown}
            />
          </div>
          {guesses.length > 1 && (
            <Button size="small" onClick={acceptAll}>
              {t('report.acceptAll', { count: guesses.length })}
            </Button>
          )}
        </Inline>
        {found < report.length && (
          <div>
            <Button size="small" variant="outline" onClick={handleSave}>
              <Download size={16} aria-hidden />
              {t('report.save')}
            </Button>
          </div>
        )}
        <ReportList
          key={shown}
          entries={shown === '' ? report : of(shown as Verdict)}
          onChoose={choose}
        />
      </Stack>
      <UnsavedChanges
        isChanged={Object.keys(choices).length > 0}
        title={t('leave.title')}
        text={t('leave.text')}
        stayLabel={t('leave.stay')}
        leaveLabel={t('leave.leave')}
      />
    </Stack>
  );
}
