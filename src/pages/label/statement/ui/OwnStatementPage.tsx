import { useOwnStatementQuery } from '@/entities/label';
import { StatementView } from '@/widgets/statement';
import { useStatementAddress } from '../model/use-statement-address';
import { OwnStatementSheet } from './OwnStatementSheet';

type OwnStatementPageProps = {
  /** Of the page, over what it is of. */
  title: string;
};

/** A statement of the label's own: what it passes on to each artist, and its commission. See docs/product/payments.md. */
export function OwnStatementPage({ title }: OwnStatementPageProps) {
  const { id, label, back } = useStatementAddress();
  const statement = useOwnStatementQuery({ id, label });
  return (
    <StatementView query={statement} back={back}>
      {(shown) => <OwnStatementSheet title={title} statement={shown} back={back} />}
    </StatementView>
  );
}
