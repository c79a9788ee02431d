import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerCheck as Found } from '@/shared/contract/royalties.ts';
import { Button } from '@/shared/ui/button';
import { Meter } from '@/shared/ui/meter';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useLedgerCheck } from '../model/use-ledger-check';

/** Recomputes the chain of statements and payments, part by part. */
export function LedgerCheck() {
  const { t } = useTranslation('pages.admin.royalties');
  const { labelName, month, number } = useRoyaltyWords();
  const { check, found, isChecking, hasFailed } = useLedgerCheck();
  const barId = useId();
  const describeOutside = ({ outside }: Found) =>
    outside === null
      ? []
      : [
          outside.unwritten > 0 && t('chain.unwritten', { count: outside.unwritten }),
          outside.unsealed > 0 && t('chain.unsealed', { count: outside.unsealed }),
        ].filter((text) => text !== false);
  const describeBroken = ({ broken }: Found) => {
    if (broken === null) return null;
    const position = number(broken.position);
    if (broken.about === null) return t(`chain.broken.${broken.reason}`, { place: position });
    const { artist, label, period } = broken.about;
    return t('chain.brokenOf', {
      what: t(`chain.broken.${broken.reason}`, { place: position }),
      artist: artist ?? t('ofLabel'),
      label: labelName(label),
      month: month(period),
    });
  };
  const verdict =
    found && !isChecking ? [describeBroken(found) ?? [], describeOutside(found)].flat() : [];
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {t('chain.text')}
      </Text>
      <Inline gap={3} isWrapping>
        <Button isPending={isChecking} onClick={() => void check()}>
          <ShieldCheck size={18} aria-hidden />
          {t('chain.check')}
        </Button>
      </Inline>
      {isChecking && found && (
        <Stack gap={2}>
          <label htmlFor={barId}>
            {t('chain.progress', { done: number(found.checked), all: number(found.total) })}
          </label>
          <Meter id={barId} value={found.checked} max={Math.max(1, found.total)} />
        </Stack>
      )}
      <FailureNotice>{hasFailed && t('chain.failed')}</FailureNotice>
      {found && !isChecking && !hasFailed && (
        <Notice tone={verdict.length === 0 ? 'quiet' : 'danger'}>
          {verdict.length === 0 ? t('chain.right', { count: found.checked }) : verdict.join(' ')}
        </Notice>
      )}
    </Stack>
  );
}
