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
    // For people who have it read out (PDF/UA).
    tagged: true,
    pdfVersion: '1.7',
    lang: paper.language,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, CreationDate: new Date(paper.issuedAt) },
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const root = document.struct('Document');
  document.addStructure(root);
  drawHead({ document, root }, paper);
  for (const table of paper.tables) drawTable({ document, root }, table);
  document.moveDown();
  for (const text of paper.foot) write({ document, root }, 'P', text, { color: faint, size: 8 });
  root.end();
  numberPages(document, paper.page);
  document.end();
  return buffer(document);
}

type Style = { font?: keyof typeof fonts; size?: number; color?: string };

function style(document: Document, { font = 'regular', size = 9, color = ink }: Style) {
  return document.font(font).fontSize(size).fillColor(color);
}

/** What is read out is below an element; all else is an artifact. */
type Pen = { document: Document; root: PDFKit.PDFStructureElement };

function write({ document, root }: Pen, tag: string, text: string, look: Style = {}) {
  const draw = () =>
    style(document, look).text(text, margin, undefined, { width: getWidth(document) });
  root.add(document.struct(tag, {}, [draw]));
}

const getWidth = (document: Document) => document.page.width - 2 * margin;

function drawHead(pen: Pen, paper: Paper) {
  write(pen, 'P', paper.title, { color: faint, size: 11 });
  write(pen, 'H1', paper.period, { font: 'bold', size: 20 });
  write(pen, 'P', paper.number, { color: faint });
  pen.document.moveDown();
  const parties = paper.parties.map(({ role, facts }) => [['', role] as const, ...facts]);
  drawColumns(pen, parties);
  drawColumns(
    pen,
    [0, 1].map((side) => paper.facts.filter((_, index) => index % 2 === side)),
  );
  drawTable(pen, { title: '', heads: [], rows: paper.sums, empty: '' });
}

type Facts = readonly (readonly [name: string, value: string])[];

/** Beside each other; a fact without a name is a title. */
function drawColumns({ document, root }: Pen, columns: readonly Facts[]) {
  const width = (getWidth(document) - gap) / 2;
  const top = document.y;
  let bottom = top;
  for (const [index, facts] of columns.entries()) {
    const left = margin + index * (width + gap);
    document.y = top;
    for (const [name, value] of facts) {
      const draw = () => {
        if (name !== '') {
          style(document, { color: faint, size: 8 }).text(name, left, undefined, { width });
        }
        const look: Style = name === '' ? { font: 'bold', size: 10 } : {};
        style(document, look).text(value, left, undefined, { width });
      };
      root.add(document.struct(name === '' ? 'H2' : 'P', {}, [draw]));
    }
    bottom = Math.max(bottom, document.y);
  }
  document.y = bottom + gap;
}

function drawTable(pen: Pen, { title, heads, rows, total, empty }: PaperTable) {
  const { document } = pen;
  if (title !== '') {
    makeRoom(document, 60);
    document.y += gap;
    write(pen, 'H2', title, { font: 'bold', size: 11 });
  }
  if (rows.length === 0) return write(pen, 'P', empty, { color: faint });
  const table = document.struct('Table');
  pen.root.add(table);
  const headLook: Style = { color: faint, size: 8 };
  const hasHeads = heads.length > 0;
  if (hasHeads) drawRow(document, heads, { ...headLook, tag: 'TH', table });
  const drawOn = (row: readonly string[], look: Style = {}) => {
    if (drawRow(document, row, { ...look, tag: 'TD', table })) return;
    document.addPage();
    // Read out once, at the start of the table.
    if (hasHeads) asArtifact(document, () => drawRow(document, heads, headLook));
    drawRow(document, row, { ...look, tag: 'TD', table });
  };
  for (const row of rows) drawOn(row);
  if (total) drawOn(total, { font: 'bold' });
  table.end();
}

function asArtifact(document: Document, draw: () => void) {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** The types lack what a head stands above. */
const overColumn: object = { scope: 'Column' };

type Cells = Style & { tag?: 'TH' | 'TD'; table?: PDFKit.PDFStructureElement };

/** @returns whether it fitted on the page. */
function drawRow(
  document: Document,
  cells: readonly string[],
  { tag, table, ...look }: Cells,
): boolean {
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
  const row = table && document.struct('TR');
  if (row) table.add(row);
  const drawCell = (draw: () => void) => {
    if (row === undefined || tag === undefined) return draw();
    row.add(document.struct(tag, tag === 'TH' ? overColumn : {}, [draw]));
  };
  drawCell(() => document.text(name, margin, top, { width: nameWidth - gap }));
  for (const [index, figure] of figures.entries()) {
    const left = margin + nameWidth + index * figureWidth;
    drawCell(() => document.text(figure, left, top, { width: figureWidth, align: 'right' }));
  }
  row?.end();
  document.y = top + height + 3;
  const rule = () =>
    document
      .moveTo(margin, document.y)
      .lineTo(margin + getWidth(document), document.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  if (row === undefined) rule();
  else asArtifact(document, rule);
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
    const look = { color: faint, size: 8 };
    const top = document.page.height - margin - footHeight / 2;
    const options = { width: getWidth(document), align: 'right', lineBreak: false } as const;
    asArtifact(document, () => style(document, look).text(text, margin, top, options));
  }
}
