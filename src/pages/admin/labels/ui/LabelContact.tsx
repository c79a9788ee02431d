import { Globe, Mail, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './labels.css';

/** Addresses that others typed are only linked if they lead to the web. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/** Without the scheme. */
const shortAddress = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

export function LabelContact({ label }: { label: AdminLabel }) {
  const { t } = useTranslation('pages.admin.labels');
  const { contactPerson, email, phone, website } = label;
  const ways = [
    { name: 'contactPerson', Icon: UserRound, shown: contactPerson, href: undefined },
    { name: 'email', Icon: Mail, shown: email, href: email && `mailto:${email}` },
    { name: 'phone', Icon: Phone, shown: phone, href: phone && `tel:${phone.replace(/\s/g, '')}` },
    {
      name: 'website',
      Icon: Globe,
      shown: website && shortAddress(website),
      href: website && isWebAddress(website) ? website : undefined,
    },
  ] as const;
  const known = ways.filter(({ shown }) => shown);
  if (known.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('card.noContact')}
      </Text>
    );
  return (
    <dl className={styles.contact}>
      {known.map(({ name, Icon, shown, href }) => (
        <div key={name} className={styles.way}>
          <dt>
            <Icon size={16} aria-hidden />
            <VisuallyHidden>{t(`field.${name}`)}</VisuallyHidden>
          </dt>
          <dd>
            {!href ? (
              shown
            ) : name === 'website' ? (
              <OutwardLink href={href} tone="plain">
                {shown}
              </OutwardLink>
            ) : (
              <a className={styles.outward} href={href}>
                {shown}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
