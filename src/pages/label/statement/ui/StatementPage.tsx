import { useLabelStatementQuery } from '@/entities/label';
import { StatementSheet, StatementView } from '@/widgets/statement';
import { useStatementAddress } from '../model/use-statement-address';

type StatementPageProps = {
  /** Of the page, over what it is of. */
  title: string;
};

/** A closed month of an artist, for the label to read, print and keep. See docs/product/payments.md. */
export function StatementPage({ title }: StatementPageProps) {
  const { id, label, back } = useStatementAddress();
  const statement = useLabelStatementQuery({ id, label });
  return (
    <StatementView query={statement} back={back}>
      {(shown) => <StatementSheet title={title} statement={shown} reader="label" back={back} />}
    </StatementView>
  );
}
