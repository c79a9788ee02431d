import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import { type Field, type Inner, readRows, type Schemas, type Value } from '../lib/read-value.ts';
import { useLimitWords } from '../model/use-limit-words';
import * as styles from './FieldTree.css';

/** Who writes the value: what a caller has to send, an answer always has. */
type Side = 'sent' | 'answered';

type ValueTreeProps = { value: Value; schemas: Schemas; side: Side };

/** A whole body or answer, with its first level open. */
export function ValueTree({ value, schemas, side }: ValueTreeProps) {
  const { t } = useTranslation('pages.listener.developers');
  return (
    <div className={styles.whole}>
      <p className={styles.facts}>
        <code className={styles.type}>{value.type}</code>
        {value.isNullable && <span>{t('field.nullable')}</span>}
      </p>
      <ValueWords value={value} />
      {value.inner && <Rows inner={value.inner} schemas={schemas} side={side} />}
    </div>
  );
}

type RowsProps = { inner: Inner; schemas: Schemas; side: Side };

function Rows({ inner, schemas, side }: RowsProps) {
  const { t } = useTranslation('pages.listener.developers');
  const isVariant = 'variants' in inner;
  return (
    <>
      {isVariant && (
        <Text size="small" tone="muted">
          {t('field.oneOf')}
        </Text>
      )}
      <ul className={styles.tree}>
        {readRows(inner, schemas).map((field, index) => (
          <FieldRow
            // oxlint-disable-next-line react/no-array-index-key -- two alternatives may look alike
            key={`${field.name} ${index}`}
            field={field}
            schemas={schemas}
            side={side}
            isVariant={isVariant}
          />
        ))}
      </ul>
    </>
  );
}

type FieldRowProps = {
  field: Field;
  schemas: Schemas;
  side: Side;
  /** One of several forms rather than a field. */
  isVariant?: boolean;
  /** Where a parameter goes. */
  about?: string;
};

/** One level is read at a time, because schemas refer to themselves. */
export function FieldRow({ field, schemas, side, isVariant = false, about }: FieldRowProps) {
  const { t } = useTranslation('pages.listener.developers');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, type, isNullable, isRequired, inner } = field;
  const mark =
    side === 'sent' ? (isRequired ? 'required' : undefined) : isRequired ? undefined : 'mayLack';
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        {inner ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={styles.toggle}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={16} aria-hidden className={styles.arrow} />
            <code className={styles.name}>{name}</code>
          </button>
        ) : (
          <code className={styles.name}>{name}</code>
        )}
        {name !== type && <code className={styles.type}>{type}</code>}
        {about && <span>{about}</span>}
        {isNullable && <span>{t('field.nullable')}</span>}
        {mark && !isVariant && (
          <span className={styles.mark} data-mark={mark}>
            {t(`field.${mark}`)}
          </span>
        )}
      </div>
      <ValueWords value={field} />
      {inner && isOpen && (
        <div id={id} className={styles.inner}>
          <Rows inner={inner} schemas={schemas} side={side} />
        </div>
      )}
    </li>
  );
}

/** Its limits, and the values that it may have. */
function ValueWords({ value }: { value: Value }) {
  const { t } = useTranslation('pages.listener.developers');
  const toWords = useLimitWords();
  const { limits, values } = value;
  if (limits.length + values.length === 0) return null;
  return (
    <p className={styles.limits}>
      {values.length > 0 && (
        <span>
          {t('field.values')}{' '}
          {values.map((each) => (
            <code key={each} className={styles.option}>
              {each}
            </code>
          ))}
        </span>
      )}
      {limits.map((limit) => {
        const { words, code } = toWords(limit);
        return (
          <span key={limit.kind}>
            {words} {code !== undefined && <code className={styles.option}>{code}</code>}
          </span>
        );
      })}
    </p>
  );
}
