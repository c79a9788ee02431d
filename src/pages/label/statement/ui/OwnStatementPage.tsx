import { useOwnStatementQuery } from '@/entities/label';
import { StatementView } from '@/widgets/statement';
import { useStatementAddress } from '../model/use-statement-address';
import { OwnStatementSheet } from './OwnStatementSheet';

type OwnStatementPageProps = {
  title: string;
};

/**
 * The label's own statement: what it passes on to each artist, and its commission. See
 * docs/product/payments.md.
 */
export function OwnStatementPage({ title }: OwnStatementPageProps) {
  const { id, label, back, paper } = useStatementAddress();
  const statement = useOwnStatementQuery({ id, label });
  return (
    <StatementView query={statement} back={back}>
      {(shown) => <OwnStatementSheet title={title} statement={shown} back={back} paper={paper} />}
    </StatementView>
  );
}
