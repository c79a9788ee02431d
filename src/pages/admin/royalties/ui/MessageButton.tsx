import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, mayRecover } from '@/shared/api';
import { fileNameMax } from '@/shared/contract/bank-message.ts';
import { Button } from '@/shared/ui/button';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useReadBankMessageMutation } from '../api/royalties-api';
import { decodeXml } from '../lib/decode-xml';

/** Reads the bank's camt.054 or pain.002 in, which confirms and returns payments of the run. */
export function MessageButton({ runId }: { runId: string }) {
  const { t } = useTranslation('pages.admin.royalties');
  const input = useRef<HTMLInputElement>(null);
  const [send, { isLoading }] = useReadBankMessageMutation();
  const handleChoice = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    const text = decodeXml(new Uint8Array(await file.arrayBuffer()));
    // The same file may be chosen again.
    currentTarget.value = '';
    await read(text, file.name.slice(0, fileNameMax));
  };
  const read = async (text: string, name: string) => {
    const { data, error } = await send({ id: runId, text, name });
    if (data) {
      const said = [
        t('message.done', data),
        data.others !== undefined && t('message.others', { count: data.others }),
        data.later !== undefined && t('message.later', { count: data.later }),
      ];
      showToast({ tone: 'success', text: said.filter(Boolean).join(' ') });
      return;
    }
    const isLost = isProblem(error) && mayRecover(error);
    const retry = { label: t('pay.retry'), onPress: () => void read(text, name) };
    showFailure('readBankMessage', error, {
      fallback: t('message.failed'),
      ...(isLost && { action: retry }),
    });
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xml,application/xml,text/xml"
        aria-label={t('message.file')}
        onChange={(event) => void handleChoice(event)}
      />
      <Button size="small" isPending={isLoading} onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden />
        {t('message.read')}
      </Button>
    </>
  );
}
