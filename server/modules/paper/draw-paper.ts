import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Paper, PaperTable } from './paper.ts';

type Document = InstanceType<typeof Pdf>;

const readFont = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`)));

/** Latin, Greek and Cyrillic; the file holds only the letters that are used. */
const fonts = {
  regular: readFont('400Regular/NotoSans_400Regular.ttf'),
  bold: readFont('700Bold/NotoSans_700Bold.ttf'),
};

/** Points. */
const margin = 48;
const gap = 14;
const figureWidth = 92;
const footHeight = 24;

const ink = '#1d1b16';
const faint = '#6b675e';
const line = '#d8d4ca';

/** A4. The same statement gives the same bytes while its state is the same. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, CreationDate: new Date(paper.issuedAt) },
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  drawHead(document, paper);
  for (const table of paper.tables) drawTable(document, table);
  document.moveDown();
  for (const text of paper.foot) write(document, text, { color: faint, size: 8 });
  numberPages(document, paper.page);
  document.end();
  return buffer(document);
}

type Style = { font?: keyof typeof fonts; size?: number; color?: string };

function style(document: Document, { font = 'regular', size = 9, color = ink }: Style) {
  return document.font(font).fontSize(size).fillColor(color);
}

function write(document: Document, text: string, look: Style = {}) {
  style(document, look).text(text, margin, undefined, { width: getWidth(document) });
}

const getWidth = (document: Document) => document.page.width - 2 * margin;

function drawHead(document: Document, paper: Paper) {
  write(document, paper.title, { color: faint, size: 11 });
  write(document, paper.period, { font: 'bold', size: 20 });
  write(document, paper.number, { color: faint });
  document.moveDown();
  const parties = paper.parties.map(({ role, facts }) => [['', role] as const, ...facts]);
  drawColumns(document, parties);
  drawColumns(
    document,
    [0, 1].map((side) => paper.facts.filter((_, index) => index % 2 === side)),
  );
  drawTable(document, { title: '', heads: [], rows: paper.sums, empty: '' });
}

type Facts = readonly (readonly [name: string, value: string])[];

/** Beside each other; a fact without a name is a title. */
function drawColumns(document: Document, columns: readonly Facts[]) {
  const width = (getWidth(document) - gap) / 2;
  const top = document.y;
  let bottom = top;
  for (const [index, facts] of columns.entries()) {
    const left = margin + index * (width + gap);
    document.y = top;
    for (const [name, value] of facts) {
      if (name !== '')
        style(document, { color: faint, size: 8 }).text(name, left, undefined, { width });
      style(document, name === '' ? { font: 'bold', size: 10 } : {}).text(value, left, undefined, {
        width,
      });
    }
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + gap;
}

function drawTable(document: Document, { title, heads, rows, total, empty }: PaperTable) {
  if (title !== '') {
    makeRoom(document, 60);
    document.y += gap;
    write(document, title, { font: 'bold', size: 11 });
  }
  if (rows.length === 0) return write(document, empty, { color: faint });
  const head = () => heads.length > 0 && drawRow(document, heads, { color: faint, size: 8 });
  head();
  for (const row of rows) {
    if (drawRow(document, row)) continue;
    document.addPage();
    head();
    drawRow(document, row);
  }
  if (total && !drawRow(document, total, { font: 'bold' })) {
    document.addPage();
    drawRow(document, total, { font: 'bold' });
  }
}

/** @returns whether it fitted on the page. */
function drawRow(document: Document, cells: readonly string[], look: Style = {}): boolean {
  const columns = Math.max(1, cells.length - 1);
  const nameWidth = getWidth(document) - columns * figureWidth;
  const [name = '', ...figures] = cells;
  const top = document.y + 3;
  style(document, look);
  const height = Math.max(
    document.heightOfString(name, { width: nameWidth - gap }),
    ...figures.map((figure) => document.heightOfString(figure, { width: figureWidth })),
  );
  if (top + height > document.page.maxY()) return false;
  document.text(name, margin, top, { width: nameWidth - gap });
  for (const [index, figure] of figures.entries()) {
    const left = margin + nameWidth + index * figureWidth;
    document.text(figure, left, top, { width: figureWidth, align: 'right' });
  }
  document.y = top + height + 3;
  document
    .moveTo(margin, document.y)
    .lineTo(margin + getWidth(document), document.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  return true;
}

function makeRoom(document: Document, height: number) {
  if (document.y + height > document.page.maxY()) document.addPage();
}

function numberPages(document: Document, page: string) {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // Text below the margin would begin a page.
    document.page.margins.bottom = 0;
    const text = page.replace('{{page}}', String(index + 1)).replace('{{pages}}', String(count));
    style(document, { color: faint, size: 8 }).text(
      text,
      margin,
      document.page.height - margin - footHeight / 2,
      { width: getWidth(document), align: 'right', lineBreak: false },
    );
  }
}
