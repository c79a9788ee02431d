import type { BankMessageResult } from '#contract/bank-message.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { actingAdmin, type Actor } from '../../accounts/staff-action/index.ts';
import { addBankMessage } from './bank-message.repository.ts';
import { checkPayment, checkSum, refused } from './check-answer.ts';
import { endToEndId, fileId } from './bank-file.ts';
import { type Answer, answersAtOnce, isKnown, noteAnswers } from './note-answers.ts';
import { findFile, holdRun, type PaymentRunRow } from './payment-run.repository.ts';
import { addMessage } from './payment-message.repository.ts';
import { findTransfers, type TransferRow } from './payment-transfer.repository.ts';
import { type BankNews, type PaymentNews, readBankMessage } from './read-bank-message.ts';
import { XmlError } from './read-xml.ts';

const words = sentences.bankMessage;

type Context = Pick<Dependencies, 'clock' | 'config' | 'vault'>;

/**
 * Reads a message before a transaction holds the database.
 *
 * @throws {Problem} `invalid` with the reason.
 */
export async function readNews(text: string): Promise<BankNews> {
  try {
    const news = await readBankMessage(text);
    if (news === null) throw refused(words.otherKind);
    return news;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw refused(error.kind === 'malformed' ? words.malformed : words.declarations);
  }
}

/** `name` is the file's. */
type Read = { news: BankNews; text: string; name: string };

/**
 * Confirms and returns what the bank's message says of a run, all of it or nothing: the first
 * slice at once, the others by a job, and keeps the message with the run. What was noted already is skipped, so a message may be
 * read twice; bookings of others are counted.
 *
 * @throws {Problem} `invalid` with the reason.
 */
export async function takeBankMessage(
  tx: Db,
  context: Context,
  caller: Omit<Actor, 'name'>,
  id: string,
  { news, text, name: fileName }: Read,
): Promise<BankMessageResult> {
  const { config, clock } = context;
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const run = await holdRun(tx, id);
  if (run === null) throw problem('not-found');
  const transfers = await findTransfers(tx, id);
  const { told, others } = await matchNews(tx, context, { run, transfers, news });
  if (told.length === 0) throw refused(others > 0 ? words.otherRun : words.nothing);
  if (run.status === 'ordered' || run.status === 'approved') {
    throw problem('duplicate', { error: sentences.royalties.runMovedOn });
  }
  const now = clock();
  const fresh = told.filter(([{ outcome }, transfer]) => !isKnown({ outcome }, transfer));
  const answers = fresh.map(([each, { receiver, name }]) =>
    toAnswer(each, { receiver, name, from: toDay(run.orderedAt), today: toDay(now) }),
  );
  await noteAnswers(tx, { actor, now }, id, answers.slice(0, answersAtOnce));
  const later = answers.slice(answersAtOnce);
  if (later.length > 0) await addMessage(tx, { id, actor, answers: later }, now);
  const count = (wanted: Answer['outcome']) =>
    answers.filter(({ outcome }) => outcome === wanted).length;
  const said = {
    confirmed: count('confirmed'),
    returned: count('returned'),
    known: told.length - fresh.length,
  };
  await addBankMessage(tx, context.vault, {
    runId: id,
    name: fileName,
    text,
    readAt: now,
    actorId: actor.id,
    others,
    ...said,
  });
  return {
    ...said,
    ...(others > 0 && { others }),
    ...(later.length > 0 && { later: later.length }),
  };
}

type Told = Pick<PaymentNews, 'outcome' | 'day' | 'reason'>;
type Matched = { run: PaymentRunRow; transfers: readonly TransferRow[]; news: BankNews };

/** A return wins over a booking, and what is said of a payment over what is said of its file. */
async function matchNews(
  tx: Db,
  { vault }: Context,
  { run, transfers, news }: Matched,
): Promise<{ told: (readonly [Told, TransferRow])[]; others: number }> {
  const byId = new Map(
    transfers.map((each) => [endToEndId(run.id, each.reference), each] as const),
  );
  const ofFile = new Map<string, Told>();
  const ofPayments = new Map<string, Told>();
  let { others } = news;
  const ownFiles = news.files.filter((file) => file.fileId === fileId(run.id));
  others += news.files.length - ownFiles.length;
  if (ownFiles.length > 0) {
    const content = await findFile(tx, vault, run.id, 'content');
    const isInFile = toContained(content);
    const inFile = [...byId].filter(([id, { state }]) => state !== 'withdrawn' && isInFile(id));
    for (const file of ownFiles) {
      checkSum(
        file,
        inFile.map(([, transfer]) => transfer),
      );
      for (const [id] of inFile) keep(ofFile, id, file);
    }
  }
  for (const payment of news.payments) {
    const transfer = byId.get(payment.endToEndId);
    if (transfer === undefined) {
      others += 1;
      continue;
    }
    checkPayment(vault, payment, transfer);
    keep(ofPayments, payment.endToEndId, payment);
  }
  const told = [...byId].flatMap(([id, transfer]) => {
    const said = ofPayments.get(id) ?? ofFile.get(id);
    return said === undefined ? [] : [[said, transfer] as const];
  });
  return { told, others };
}

/** Runs from before files were stored have all payees in the bank's. */
function toContained(content: string | null): (endToEndId: string) => boolean {
  if (content === null) return () => true;
  const ids = new Set(
    [...content.matchAll(/<EndToEndId>([^<]+)</g)].map(([, endToEnd]) => endToEnd),
  );
  return (endToEnd) => ids.has(endToEnd);
}

function keep(said: Map<string, Told>, id: string, told: Told): void {
  if (said.get(id)?.outcome !== 'returned') said.set(id, told);
}

type About = { receiver: string; name: string; from: string; today: string };

/** Banks count days in their own zone, which may be one before or behind. */
function toAnswer({ outcome, day, reason }: Told, { receiver, name, from, today }: About): Answer {
  if (outcome === 'returned') {
    return { receiver, outcome, reason: (reason || 'RJCT').slice(0, 200) };
  }
  const told = day ?? today;
  if (told < daysBefore(from, 1) || told > daysBefore(today, -1)) {
    throw refused(fill(words.otherDay, { payee: name, day: told }));
  }
  const [earliest, latest] = [from, today];
  return { receiver, outcome, day: told < earliest ? earliest : told > latest ? latest : told };
}
