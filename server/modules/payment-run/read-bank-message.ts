import { readXml, type XmlElement } from './read-xml.ts';

/** What a bank says about one transfer. */
export type BankAnswer = {
  endToEndId: string;
  /** Cents; null where the message has none. */
  amount: number | null;
  outcome: 'confirmed' | 'returned';
  /** `yyyy-mm-dd`, of a confirmation. */
  day: string | null;
  /** ISO 20022's code and the bank's words, of a return. */
  reason: string;
};

/** ISO 20022's states of a settled and of a rejected transfer; all others are not final. */
const settled = new Set(['ACSC', 'ACCC']);
const rejected = 'RJCT';

/**
 * Reads camt.054 (bookings) and pain.002 (states of payments).
 *
 * @throws {XmlError} for anything that is no plain XML.
 * @returns null for another message.
 */
export function readBankMessage(text: string): BankAnswer[] | null {
  const document = readXml(text);
  const [booked] = find(document, 'BkToCstmrDbtCdtNtfctn');
  if (booked) return readBookings(booked);
  const [states] = find(document, 'CstmrPmtStsRpt');
  return states ? readStates(states) : null;
}

function readBookings(message: XmlElement): BankAnswer[] {
  return findAll(message, 'Ntfctn', 'Ntry').flatMap((entry) => {
    if (textOf(entry, 'Sts', 'Cd') !== 'BOOK' && textOf(entry, 'Sts') !== 'BOOK') return [];
    const isReturn = textOf(entry, 'CdtDbtInd') === 'CRDT';
    const day = (textOf(entry, 'BookgDt', 'Dt') ?? textOf(entry, 'BookgDt', 'DtTm'))?.slice(0, 10);
    return findAll(entry, 'NtryDtls', 'TxDtls').flatMap((details): BankAnswer[] => {
      const endToEndId = textOf(details, 'Refs', 'EndToEndId');
      const hasReason = findAll(details, 'RtrInf').length > 0;
      if (endToEndId === undefined || (isReturn && !hasReason)) return [];
      return [
        {
          endToEndId,
          amount:
            toCents(textOf(details, 'Amt')) ?? toCents(textOf(details, 'AmtDtls', 'TxAmt', 'Amt')),
          outcome: isReturn ? 'returned' : 'confirmed',
          day: day ?? null,
          reason: toReason(details, 'RtrInf'),
        },
      ];
    });
  });
}

function readStates(message: XmlElement): BankAnswer[] {
  const day = textOf(message, 'GrpHdr', 'CreDtTm')?.slice(0, 10) ?? null;
  return findAll(message, 'OrgnlPmtInfAndSts', 'TxInfAndSts').flatMap((info): BankAnswer[] => {
    const endToEndId = textOf(info, 'OrgnlEndToEndId');
    const state = textOf(info, 'TxSts') ?? '';
    if (endToEndId === undefined || !(settled.has(state) || state === rejected)) return [];
    return [
      {
        endToEndId,
        amount: toCents(textOf(info, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
        outcome: state === rejected ? 'returned' : 'confirmed',
        day: textOf(info, 'AccptncDtTm')?.slice(0, 10) ?? day,
        reason: toReason(info, 'StsRsnInf'),
      },
    ];
  });
}

const find = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

const findAll = (element: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce((found, name) => found.flatMap((each) => find(each, name)), [element]);

const textOf = (element: XmlElement, ...path: string[]): string | undefined =>
  findAll(element, ...path)[0]?.text || undefined;

const toCents = (written: string | undefined): number | null =>
  written !== undefined && /^\d{1,15}(\.\d{1,5})?$/.test(written)
    ? Math.round(Number(written) * 100)
    : null;

function toReason(element: XmlElement, information: string): string {
  const parts = [
    textOf(element, information, 'Rsn', 'Cd') ?? textOf(element, information, 'Rsn', 'Prtry'),
    textOf(element, information, 'AddtlInf'),
  ];
  return parts.filter(Boolean).join(' ');
}
