import { useTranslation } from 'react-i18next';
import { type Plan, promotion } from '@/entities/plan';
import type { Money } from '@/shared/rules/money.ts';
import { formatPrice } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type PromotionOfferProps = { onChoose: (plan: Plan, terms: string) => void };

/** See docs/product/plans.md. */
export function PromotionOffer({ onChoose }: PromotionOfferProps) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const { plan, months, price } = promotion;
  const money = (amount: Money) => formatPrice(amount, i18n.language);
  const title = t('subscription.promotion.title', { count: months, price: money(price) });
  const terms = t('subscription.promotion.terms', { price: money(plan.price) });
  return (
    <section className={styles.offer}>
      <div className={styles.offerWords}>
        <Heading level={2} size="headline">
          {title}
        </Heading>
        <Text>{terms}</Text>
      </div>
      <Button variant="solid" onClick={() => onChoose(plan, `${title}. ${terms}`)}>
        {t('subscription.promotion.action')}
      </Button>
    </section>
  );
}
