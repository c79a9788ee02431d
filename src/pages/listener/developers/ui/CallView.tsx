import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Fold } from '@/shared/ui/fold';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import type { ApiCall, Content } from '../lib/read-calls.ts';
import { readValue, type Schemas } from '../lib/read-value.ts';
import { toCurl } from '../lib/to-curl';
import type { ApiDocument } from '../model/api-document';
import { CodeBlock } from './CodeBlock';
import { FieldRow, ValueTree } from './FieldTree';
import * as fields from './FieldTree.css';
import { MethodAndPath } from './MethodAndPath';

type CallViewProps = { call: ApiCall; document: ApiDocument; onClose: () => void };

export function CallView({ call, document, onClose }: CallViewProps) {
  const { t } = useTranslation('pages.listener.developers');
  const { schemas } = document.components;
  const base = `${window.location.origin}${document.servers[0]?.url ?? ''}`;
  const { method, path, summary, isStable, access, parameters, body, answers } = call;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <BackToList onClose={onClose} />
        <Stack gap={2}>
          <Heading level={1} size="title" tabIndex={-1}>
            <MethodAndPath method={method} path={path} isLarge />
          </Heading>
          {summary && <Text lang="en">{summary}</Text>}
        </Stack>
        <Inline gap={3} isWrapping align="center">
          <Badge tone={isStable ? 'accent' : 'neutral'}>
            {t(isStable ? 'stable' : 'internal')}
          </Badge>
          <Text tone="muted">{t(`access.${access}`)}</Text>
        </Inline>
      </Stack>
      <Section title={t('call.how')}>
        <CodeBlock label={t('call.curl')} code={toCurl(call, base)} />
      </Section>
      {parameters.length > 0 && (
        <Section title={t('call.parameters')}>
          <ul className={fields.tree}>
            {parameters.map(({ name, place, isRequired, schema }) => (
              <FieldRow
                key={`${place} ${name}`}
                field={{ ...readValue(schema, schemas), name, isRequired }}
                schemas={schemas}
                side="sent"
                about={t(`call.place.${place}`)}
              />
            ))}
          </ul>
        </Section>
      )}
      {body && (
        <Section title={t('call.body')}>
          <Text tone="muted">{t(body.isRequired ? 'call.bodyRequired' : 'call.bodyOptional')}</Text>
          <ContentView content={body} schemas={schemas} side="sent" />
        </Section>
      )}
      <Section title={t('call.answers')}>
        {answers.map(({ statuses, content }) => (
          <Answer key={statuses.join()} statuses={statuses}>
            {content ? (
              <ContentView content={content} schemas={schemas} side="answered" />
            ) : (
              <Text tone="muted">{t('call.noContent')}</Text>
            )}
          </Answer>
        ))}
      </Section>
    </Stack>
  );
}

/** Failures are alike in all calls, so they are folded. */
function Answer({ statuses, children }: { statuses: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation('pages.listener.developers');
  const isFailure = statuses.every((status) => /^[45]/.test(status));
  const name = statuses.join(', ');
  if (isFailure) return <Fold summary={t('call.failure', { status: name })}>{children}</Fold>;
  return (
    <Stack gap={3}>
      <Heading level={3}>{name}</Heading>
      {children}
    </Stack>
  );
}

type ContentViewProps = { content: Content; schemas: Schemas; side: 'sent' | 'answered' };

function ContentView({ content, schemas, side }: ContentViewProps) {
  const { t } = useTranslation('pages.listener.developers');
  const { type, schema, example } = content;
  return (
    <Stack gap={4}>
      {schema ? (
        <ValueTree value={readValue(schema, schemas)} schemas={schemas} side={side} />
      ) : (
        <Text>{t('call.file', { type })}</Text>
      )}
      {example !== undefined && (
        <CodeBlock
          label={t(side === 'sent' ? 'call.bodyExample' : 'call.answerExample')}
          code={JSON.stringify(example, null, 2)}
        />
      )}
    </Stack>
  );
}

function BackToList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.listener.developers');
  return (
    <div>
      <Button variant="ghost" onClick={onClose}>
        <ArrowLeft size={18} aria-hidden />
        {t('call.back')}
      </Button>
    </div>
  );
}

export function MissingCall({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.listener.developers');
  return (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('missing.title')}
      text={t('missing.text')}
      headingLevel={1}
      action={<Button onClick={onClose}>{t('call.back')}</Button>}
    />
  );
}

const skeletonLines = ['40%', '60%', '80%', '50%', '70%'];

export function CallViewSkeleton() {
  return (
    <Stack gap={6}>
      {skeletonLines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
