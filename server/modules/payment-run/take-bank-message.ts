import type { PaymentStepBody } from '#contract/payment-run.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { toDay } from '../../platform/days.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import type { Actor } from '../staff-action/index.ts';
import { endToEndId } from './bank-file.ts';
import { holdRun } from './payment-run.repository.ts';
import { findTransfers, type TransferRow } from './payment-transfer.repository.ts';
import { type BankAnswer, readBankMessage } from './read-bank-message.ts';
import { XmlError } from './read-xml.ts';
import { takeStep } from './take-step.ts';
import { writeEuros } from './write-euros.ts';

const words = sentences.bankMessage;

/**
 * Confirms and returns what the bank's message says of a run, all of it or nothing. What was
 * noted already is skipped, so a message may be read twice.
 *
 * @returns how many transfers were confirmed, returned, or known.
 * @throws {Problem} `invalid` with the reason.
 */
export async function takeBankMessage(
  tx: Db,
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'vault'>,
  caller: Omit<Actor, 'name'>,
  id: string,
  text: string,
): Promise<{ confirmed: number; returned: number; known: number }> {
  const answers = read(text);
  const run = await holdRun(tx, id);
  if (run === null) throw problem('not-found');
  const transfers = new Map(
    (await findTransfers(tx, id)).map((each) => [endToEndId(id, each.receiver), each]),
  );
  const pairs = answers.map((answer) => ({ answer, transfer: transfers.get(answer.endToEndId) }));
  const told = pairs.flatMap(({ answer, transfer }) => {
    if (transfer === undefined) throw refused(words.otherRun);
    requireAmount(answer, transfer);
    return { answer, transfer };
  });
  const today = toDay(dependencies.clock());
  const fresh = told.filter(({ answer, transfer }) => !isKnown(answer, transfer));
  for (const { answer, transfer } of fresh) {
    await takeStep(tx, dependencies, caller, id, toStep(answer, transfer.receiver, today));
  }
  const count = (outcome: BankAnswer['outcome']) =>
    fresh.filter(({ answer }) => answer.outcome === outcome).length;
  return {
    confirmed: count('confirmed'),
    returned: count('returned'),
    known: told.length - fresh.length,
  };
}

const refused = (error: ReturnType<typeof fill>) => problem('invalid', { status: 422, error });

function read(text: string): BankAnswer[] {
  try {
    const answers = readBankMessage(text);
    if (answers === null) throw refused(words.otherKind);
    if (answers.length === 0) throw refused(words.nothing);
    return answers;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw refused(error.kind === 'malformed' ? words.malformed : words.declarations);
  }
}

function requireAmount({ amount }: BankAnswer, transfer: TransferRow): void {
  if (amount === null || amount === transfer.amount) return;
  throw refused(
    fill(words.otherAmount, {
      payee: transfer.name,
      told: writeEuros(amount),
      ordered: writeEuros(transfer.amount),
    }),
  );
}

/** A return after the confirmation is news, a confirmation after the return is not. */
const isKnown = ({ outcome }: BankAnswer, { state }: TransferRow) =>
  state === 'returned' || (outcome === 'confirmed' && state !== 'open');

function toStep(answer: BankAnswer, receiver: string, today: string): PaymentStepBody {
  return answer.outcome === 'returned'
    ? { kind: 'returned', receiver, reason: (answer.reason || 'RJCT').slice(0, 200) }
    : { kind: 'confirmed', receiver, day: answer.day ?? today };
}
