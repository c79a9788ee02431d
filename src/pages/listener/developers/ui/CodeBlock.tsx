import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import { Text } from '@/shared/ui/text';
import { copyText } from '@/shared/ui/toast';
import * as styles from './CodeBlock.css';

type CodeBlockProps = {
  /** What it is; also names the button that copies it. */
  label: string;
  code: string;
};

/** Its lines wrap, so that nothing scrolls sideways. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const { t } = useTranslation('pages.listener.developers');
  const handleCopy = () =>
    copyText(code, { attempt: 'copyCode', copied: t('copy.copied'), notCopied: t('copy.failed') });
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
        <IconButton
          size="small"
          label={t('copy.button', { what: label })}
          onClick={() => void handleCopy()}
        >
          <Copy size={16} aria-hidden />
        </IconButton>
      </figcaption>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
