import { findAll, findDeep, getAttribute, readXml, textOf, type XmlElement } from './read-xml.ts';

/** As written, to be judged where it is about a payment of ours. */
export type WrittenAmount = { text: string; currency: string | undefined };

type Outcome = {
  outcome: 'confirmed' | 'returned';
  /** `yyyy-mm-dd` */
  day: string | null;
  /** ISO 20022's code and the bank's words, of a return. */
  reason: string;
};

/** What a bank says about one transfer. */
export type PaymentNews = Outcome & {
  endToEndId: string;
  /** The first is the ordered one; none where the message has none. */
  amounts: WrittenAmount[];
  /** Numbers of accounts that may be the payee's; masked ones end as the real ones. */
  accounts: string[];
};

/** What it says about all transfers of a file, or of a block of it, at once. */
export type FileNews = Outcome & {
  fileId: string;
  count: string | undefined;
  amounts: WrittenAmount[];
};

/** `others` are final bookings and states that name no transfer. */
export type BankNews = { payments: PaymentNews[]; files: FileNews[]; others: number };

/** ISO 20022's states of a settled and of a rejected transfer; all others are not final. */
const settled = new Set(['ACSC', 'ACCC']);
const rejected = 'RJCT';

/** The value for a missing id. */
const notProvided = 'NOTPROVIDED';

const hasId = (id: string | undefined): id is string => id !== undefined && id !== notProvided;

const bookings = ['BkToCstmrDbtCdtNtfctn', 'BkToCstmrDbtCdtNtfctnV01'];
const states = ['CstmrPmtStsRpt', 'pain.002.001.02'];

/**
 * Reads camt.054 (bookings) and pain.002 (states of payments) of any version, also several in
 * one envelope.
 *
 * @throws {XmlError} for anything that is no plain XML.
 * @returns null for another message.
 */
export async function readBankMessage(text: string): Promise<BankNews | null> {
  const document = await readXml(text);
  const find = (names: readonly string[]) => names.flatMap((name) => findDeep(document, name));
  const [booked, reported] = [find(bookings), find(states)];
  if (booked.length + reported.length === 0) return null;
  const news: BankNews = { payments: [], files: [], others: 0 };
  for (const entry of booked.flatMap((message) => findAll(message, 'Ntfctn', 'Ntry'))) {
    readEntry(entry, news);
  }
  for (const message of reported) readStates(message, news);
  return news;
}

function readEntry(entry: XmlElement, news: BankNews): void {
  if ((textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts')) !== 'BOOK') return;
  const parts = findAll(entry, 'NtryDtls');
  if (parts.length === 0) news.others += 1;
  for (const part of parts) readPart(entry, part, news);
}

function readPart(entry: XmlElement, part: XmlElement, news: BankNews): void {
  const all = findAll(part, 'TxDtls');
  const batch = findAll(part, 'Btch')[0];
  const names = all.some((details) => hasId(textOf(details, 'Refs', 'EndToEndId')));
  if (!names && readBatch(entry, { all, batch }, news)) return;
  news.others += all.length === 0 ? 1 : 0;
  for (const details of all) {
    const endToEndId = textOf(details, 'Refs', 'EndToEndId');
    const outcome = readOutcome(entry, details);
    if (!hasId(endToEndId) || outcome === null) {
      news.others += 1;
      continue;
    }
    const amounts = [
      ...amountsOf(details, 'AmtDtls', 'InstdAmt', 'Amt'),
      ...amountsOf(details, 'Amt'),
      ...amountsOf(details, 'AmtDtls', 'TxAmt', 'Amt'),
    ];
    // The entry's amount may be the sum of several.
    const isSum = all.length > 1 || findAll(entry, 'NtryDtls').length > 1;
    if (!isSum) amounts.push(...amountsOf(entry, 'Amt').slice(amounts.length > 0 ? 1 : 0));
    news.payments.push({ endToEndId, ...outcome, amounts, accounts: accountsOf(details, outcome) });
  }
}

/** @returns whether the part is a file, or a block of it, that was booked as one sum. */
function readBatch(
  entry: XmlElement,
  { all, batch }: { all: readonly XmlElement[]; batch: XmlElement | undefined },
  news: BankNews,
): boolean {
  const [details] = all;
  const refs = [...(batch ? [batch] : []), ...(details ? findAll(details, 'Refs') : [])];
  const fileId = refs.flatMap((each) => textOf(each, 'PmtInfId') ?? textOf(each, 'MsgId') ?? [])[0];
  const outcome = readOutcome(entry, details);
  if (!hasId(fileId) || outcome === null) return false;
  const total = batch ? amountsOf(batch, 'TtlAmt') : [];
  const count = batch && textOf(batch, 'NbOfTxs');
  news.files.push({
    fileId,
    ...outcome,
    count: count ?? (all.length > 1 ? String(all.length) : undefined),
    amounts: total.length > 0 ? total : amountsOf(entry, 'Amt'),
  });
  return true;
}

/** Null for money that came for other reasons, and for returned income. */
function readOutcome(entry: XmlElement, details: XmlElement | undefined): Outcome | null {
  const both = details ? [details, entry] : [entry];
  const first = (...path: string[]) => both.flatMap((each) => textOf(each, ...path) ?? [])[0];
  const isReversal = textOf(entry, 'RvslInd') === 'true' || textOf(entry, 'RvslInd') === '1';
  const hasReason = details !== undefined && findAll(details, 'RtrInf').length > 0;
  const isReturn =
    isReversal || hasReason || first('BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') === 'RRTN';
  const isCredit = first('CdtDbtInd') === 'CRDT';
  if (isCredit !== isReturn) return null;
  const day = toDay(textOf(entry, 'BookgDt', 'Dt') ?? textOf(entry, 'BookgDt', 'DtTm'));
  if (!isReturn) return { outcome: 'confirmed', day, reason: '' };
  const given = details ? toReason(details, 'RtrInf') : '';
  const reason = given || (first('AddtlTxInf') ?? first('AddtlNtryInf') ?? '');
  return { outcome: 'returned', day, reason };
}

/** Some banks keep the parties of a payment in its return, others exchange them. */
function accountsOf(details: XmlElement, { outcome }: Outcome): string[] {
  const roles = outcome === 'returned' ? ['CdtrAcct', 'DbtrAcct'] : ['CdtrAcct'];
  return roles.flatMap((role) => numbersOf(details, 'RltdPties', role));
}

const numbersOf = (element: XmlElement, ...path: string[]): string[] =>
  findAll(element, ...path).flatMap(
    (account) => textOf(account, 'Id', 'IBAN') ?? textOf(account, 'Id', 'Othr', 'Id') ?? [],
  );

type Status = { state: string | undefined; reason: string };

/** The state of a line counts before that of its block, and that before the file's. */
function readStates(message: XmlElement, news: BankNews): void {
  const day = toDay(textOf(message, 'GrpHdr', 'CreDtTm'));
  const files: FileNews[] = [];
  const group = findAll(message, 'OrgnlGrpInfAndSts')[0] ?? message;
  const above = readState(group, 'GrpSts', { state: undefined, reason: '' });
  const addFile = (element: XmlElement, id: string | undefined, status: Status) => {
    const outcome = toOutcome(status, day);
    if (outcome === null || id === undefined) return;
    const amounts = amountsOf(element, 'OrgnlCtrlSum');
    files.push({ fileId: id, ...outcome, count: textOf(element, 'OrgnlNbOfTxs'), amounts });
  };
  addFile(group, textOf(group, 'OrgnlMsgId'), above);
  for (const block of findAll(message, 'OrgnlPmtInfAndSts')) {
    const status = readState(block, 'PmtInfSts', above);
    if (textOf(block, 'PmtInfSts')) addFile(block, textOf(block, 'OrgnlPmtInfId'), status);
    readLines(block, status, { day, news });
  }
  readLines(message, above, { day, news });
  news.files.push(...files);
}

function readLines(
  parent: XmlElement,
  above: Status,
  { day, news }: { day: string | null; news: BankNews },
): void {
  for (const line of findAll(parent, 'TxInfAndSts')) {
    const outcome = toOutcome(readState(line, 'TxSts', above), day);
    if (outcome === null) continue;
    const endToEndId = textOf(line, 'OrgnlEndToEndId');
    if (!hasId(endToEndId)) {
      news.others += 1;
      continue;
    }
    news.payments.push({
      endToEndId,
      ...outcome,
      day: toDay(textOf(line, 'AccptncDtTm')) ?? day,
      amounts: amountsOf(line, 'OrgnlTxRef', 'Amt', 'InstdAmt'),
      accounts: numbersOf(line, 'OrgnlTxRef', 'CdtrAcct'),
    });
  }
}

function readState(element: XmlElement, name: string, above: Status): Status {
  const reason = toReason(element, 'StsRsnInf');
  const state = textOf(element, name) ?? above.state;
  return { state, reason: reason || (state === above.state ? above.reason : '') };
}

function toOutcome({ state = '', reason }: Status, day: string | null): Outcome | null {
  if (state === rejected) return { outcome: 'returned', day, reason };
  return settled.has(state) ? { outcome: 'confirmed', day, reason: '' } : null;
}

/** A control sum has no currency, because it adds the numbers. */
const amountsOf = (element: XmlElement, ...path: string[]): WrittenAmount[] =>
  findAll(element, ...path).map((found) => ({
    text: found.text,
    currency: found.name === 'OrgnlCtrlSum' ? 'EUR' : getAttribute(found, 'Ccy'),
  }));

function toDay(written = ''): string | null {
  const day = written.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

function toReason(element: XmlElement, information: string): string {
  const parts = findAll(element, information).flatMap((each) => [
    textOf(each, 'Rsn', 'Cd') ?? textOf(each, 'Rsn', 'Prtry'),
    textOf(each, 'StsRsn', 'Cd') ?? textOf(each, 'RtrRsn', 'Cd'),
    ...findAll(each, 'AddtlInf').map(({ text }) => text),
    ...findAll(each, 'AddtlStsRsnInf').map(({ text }) => text),
  ]);
  return parts.filter(Boolean).join(' ');
}
