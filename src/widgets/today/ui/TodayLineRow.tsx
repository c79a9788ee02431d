import { useTranslation } from 'react-i18next';
import { useReturnReason } from '@/entities/figure';
import type { TodayLine } from '@/shared/contract/today.ts';
import { useFormats } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { copyText } from '@/shared/ui/toast';
import { getLineAct } from '../model/line-act';
import { useAskForAccounts } from '../model/use-ask-for-accounts';
import { showPart } from '../model/show-part';
import { TodayPicture } from './TodayPicture';
import * as styles from './Today.css';

/** Lines about one thing by its name, or about several by their number. */
const severalKinds = [
  'artistRequest',
  'studentRequest',
  'agreement',
  'suspended',
  'overdue',
  'due',
  'returned',
  'withoutAccount',
  'entering',
] as const;

type TodayLineRowProps = {
  line: TodayLine;
  /** The label of the home, where it is not the viewer's own. */
  label: string | undefined;
};

export function TodayLineRow({ line, label }: TodayLineRowProps) {
  const { t } = useTranslation('widgets.today');
  const act = getLineAct(line, { label });
  const words = { ...useLineWords(line), setting: 'copy' in act ? getNames(act.copy) : '' };
  const { kind } = line;
  const plural = severalKinds.find((each) => each === kind);
  const title =
    plural !== undefined && line.count > 1
      ? t(`line.${plural}.several`, words)
      : t(`line.${kind}.title`, words);
  const word = t(`line.${kind}.act`);
  const named = {
    size: 'small',
    className: styles.act,
    'aria-label': t('actOf', { act: word, title }),
  } as const;
  const asking = useAskForAccounts();
  const handleCopy = (text: string) =>
    copyText(text, {
      attempt: 'copySetting',
      copied: t('copied'),
      notCopied: t('notCopied', { text }),
    });
  return (
    <li className={styles.line}>
      <span className={styles.frame}>
        <TodayPicture {...line} />
      </span>
      <Stack gap={1}>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="muted">
          {t(`line.${kind}.text`, words)}
        </Text>
      </Stack>
      {'to' in act && (
        <ButtonLink to={act.to} {...named}>
          {word}
        </ButtonLink>
      )}
      {'part' in act && (
        <Button {...named} onClick={() => showPart(act.part)}>
          {word}
        </Button>
      )}
      {'ask' in act && (
        <Button {...named} isPending={asking.isPending} onClick={() => void asking.ask()}>
          {word}
        </Button>
      )}
      {'copy' in act && (
        <Button {...named} onClick={() => void handleCopy(act.copy)}>
          {word}
        </Button>
      )}
    </li>
  );
}

/** The names in lines such as `NAME=value`. */
const getNames = (settings: string) =>
  settings
    .split('\n')
    .map((line) => line.split('=')[0])
    .join(', ');

function useLineWords({ kind, name, about, day, count, amount, part }: TodayLine) {
  const { shortDay, longMonth, monthName, euros, dollars, share, number } = useFormats();
  const getReason = useReturnReason();
  const isRise = kind === 'rises';
  const isMonth = /^\d{4}-\d{2}$/.test(about);
  return {
    name,
    about,
    count,
    day: day === null ? '' : shortDay(day),
    longMonth: day === null ? '' : longMonth(day),
    month: isMonth ? monthName(about) : '',
    euros: amount === null ? '' : euros(amount),
    dollars: amount === null ? '' : dollars(amount),
    part: part === null ? '' : euros(part),
    share: share(part !== null && part > 0 && isRise ? count / part - 1 : count / 100),
    number: number(count),
    reason: getReason(about),
  };
}
