import { useLabelStatementQuery } from '@/entities/label';
import { StatementSheet, StatementView } from '@/widgets/statement';
import { useStatementAddress } from '../model/use-statement-address';

type StatementPageProps = {
  title: string;
};

/**
 * An artist's closed month, for the label to read, print and save. See docs/product/payments.md.
 */
export function StatementPage({ title }: StatementPageProps) {
  const { id, label, back, paper } = useStatementAddress();
  const statement = useLabelStatementQuery({ id, label });
  return (
    <StatementView query={statement} back={back}>
      {(shown) => (
        <StatementSheet title={title} statement={shown} reader="label" back={back} paper={paper} />
      )}
    </StatementView>
  );
}
