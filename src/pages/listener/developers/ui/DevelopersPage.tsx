import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/config/brand.ts';
import { useOpenItem } from '@/shared/lib/address';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useApiDocumentQuery } from '../api/developers-api';
import { readCalls } from '../lib/read-calls.ts';
import { CallList, CallListSkeleton } from './CallList';
import { CallView, CallViewSkeleton, MissingCall } from './CallView';
import { HowToCall } from './HowToCall';

const callIds = /^\w{1,120}$/;

/** The API in words that people read, from the document that programs read. See docs/server.md. */
export function DevelopersPage() {
  const { t } = useTranslation('pages.listener.developers');
  const query = useApiDocumentQuery();
  const { isOpen, id, linkTo, close } = useOpenItem('call', callIds);
  const leaveList = useListPosition(id);
  if (isOpen) {
    return (
      <QueryView query={query} loading={<CallViewSkeleton />} headingLevel={1}>
        {(document) => {
          const call = readCalls(document).find((each) => each.id === id);
          if (!call) return <MissingCall onClose={close} />;
          return <CallView key={id} call={call} document={document} onClose={close} />;
        }}
      </QueryView>
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text', { brand })}</Text>
      </Stack>
      <HowToCall />
      <QueryView query={query} loading={<CallListSkeleton />}>
        {(document) => <CallList calls={readCalls(document)} linkTo={linkTo} onOpen={leaveList} />}
      </QueryView>
    </Stack>
  );
}

/**
 * A call replaces the list at the same address: it begins at its top, and the list comes back where
 * it was, with the focus on the call.
 */
function useListPosition(id: string): () => void {
  const top = useRef(0);
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id) return;
    const isList = id === '';
    window.scrollTo(0, isList ? top.current : 0);
    const target = isList ? document.getElementById(before) : document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [id]);
  return () => {
    top.current = window.scrollY;
  };
}
