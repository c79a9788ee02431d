import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReadMessage } from '@/shared/contract/bank-message.ts';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useBankMessageFileMutation } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './royalties.css';

/** The bank's messages that were read for a run, with their originals. */
export function RunMessages({ result: { run, messages } }: { result: PaymentResult }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { moment } = useRoyaltyWords();
  const [ask, { isLoading, originalArgs }] = useBankMessageFileMutation();
  if (messages === undefined || messages.length === 0) return null;
  const getName = ({ name }: ReadMessage) => name || t('messages.unnamed');
  const handleSave = async (message: ReadMessage) => {
    const { data, error } = await ask({ run: run.id, id: message.id });
    if (data !== undefined) saveText(message.name || `${message.id}.xml`, data, 'application/xml');
    else showFailure('bankMessageFile', error, { fallback: t('file.failed') });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('messages.title')}</Heading>
      <ol className={styles.lines}>
        {messages.map((message) => (
          <li key={message.id} className={styles.line}>
            <span>{getName(message)}</span>
            <Button
              size="small"
              variant="ghost"
              isPending={isLoading && originalArgs?.id === message.id}
              aria-label={t('messages.saveOf', { name: getName(message) })}
              onClick={() => void handleSave(message)}
            >
              <FileDown size={16} aria-hidden />
              {t('messages.save')}
            </Button>
            <span className={styles.about}>
              {[
                t('events.by', {
                  name: message.actor ?? t('events.nobody'),
                  moment: moment(message.at),
                }),
                t('message.done', message),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
