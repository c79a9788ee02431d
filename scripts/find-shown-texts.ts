import { parseSync } from 'vite';
import { isNode, visitSyntax, type SyntaxNode } from './visit-syntax.ts';
import { hasLetters, isProse, isWordy, withoutTags } from './words-in-text.ts';

export type ShownText = { line: number; text: string; place: string };

/** Attributes and properties that a person reads or hears, whatever carries them. */
const shownNames =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder|braille\w+)|alt|title|placeholder|label|\w+Label|text|heading|hint|description|subtitle|note|fact|message|error|caption|summary|valueText|subject|html|fileName|filename)$/;

/** What of an element in the page a person reads. */
const shownMembers = /^(?:title|textContent|innerText|innerHTML|ariaLabel|alt|placeholder)$/;

/** Functions that show their argument. */
const showingCalls =
  /^(?:alert|confirm|prompt|usePageTitle|announce|showToast|setNews|setFailure|Notification)$/;

/** Functions and errors that speak to those who run the application, in a log or at a terminal. */
const loggingCalls =
  /(?:^|\.)(?:log\w*|say|onProgress|exec|console\.\w+|(?:log|logger)\.\w+|\w*Error)$/i;

/** Attributes that hold several names, which are no words. */
const technicalAttributes = /^(?:rel|className|aria-keyshortcuts|autoComplete|sizes|allow|style)$/;

/**
 * Words of any language that reach people without a catalogue: in JSX and the attributes that are
 * read, in what is handed to a message, a title or a problem, and whole phrases anywhere else. Errors
 * that are thrown and what is logged do not count; nor do single words that may be names in code.
 */
export function findShownTexts(file: string, code: string): ShownText[] {
  const found = new Map<number, ShownText>();
  const report = (node: SyntaxNode, text: string, place: string) => {
    const start = Number(node['start']);
    const blank = node.type === 'JSXText' ? text.length - text.trimStart().length : 0;
    const line = code.slice(0, start + blank).split('\n').length;
    if (!found.has(start))
      found.set(start, { line, text: text.trim().replaceAll(/\s+/g, ' '), place });
  };
  const check = (value: unknown, place: string, isText: (text: string) => boolean) => {
    for (const node of shownParts(value)) {
      const text = textOf(node);
      if (text !== undefined && isText(withoutTags(text))) report(node, text, place);
    }
  };
  visitSyntax(parseSync(file, code).program, (node, around) => {
    const parent = around.at(-1);
    if (node.type === 'JSXText') check(node, 'JSX', hasLetters);
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
      check(node['expression'], 'JSX', hasLetters);
    }
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node['name']);
      if (shownNames.test(name)) check(node['value'], name, hasLetters);
    }
    if (node.type === 'Property' && shownNames.test(nameOf(node['key']))) {
      check(node['value'], nameOf(node['key']), isWordy);
    }
    if (node.type === 'VariableDeclarator' && shownNames.test(nameOf(node['id']))) {
      check(node['init'], nameOf(node['id']), isWordy);
    }
    if (node.type === 'AssignmentExpression' && isNode(node['left'])) {
      const member = nameOf(node['left']['property']);
      if (shownMembers.test(member)) check(node['right'], member, hasLetters);
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') checkCall(node, check);
    const text = textOf(node);
    if (text !== undefined && isProse(withoutTags(text)) && !isSilent(node, around, code)) {
      report(node, text, 'phrase');
    }
  });
  return [...found.values()];
}

function checkCall(
  node: SyntaxNode,
  check: (value: unknown, place: string, isText: (text: string) => boolean) => void,
) {
  const callee = isNode(node['callee']) ? node['callee'] : undefined;
  const name = nameOf(callee?.['property'] ?? callee);
  const [first, second] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  if (showingCalls.test(name)) check(first, name, isWordy);
  if (name === 'setAttribute' && isNode(first) && shownNames.test(textOf(first) ?? '')) {
    check(second, textOf(first) ?? '', hasLetters);
  }
}

/** The literals and templates that an expression may become, without those that it only asks. */
function shownParts(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return [];
  const inside = (...names: string[]) => names.flatMap((name) => shownParts(value[name]));
  switch (value.type) {
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'LogicalExpression':
      return value['operator'] === '&&' ? inside('right') : inside('left', 'right');
    case 'BinaryExpression':
      return value['operator'] === '+' ? inside('left', 'right') : [];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inside('expression');
    default:
      return [value];
  }
}

/** The text of a literal or template, whose places are `{}`. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string | null } }[];
    return quasis.map(({ value }) => value.cooked ?? '').join('{}');
  }
  const isText = node.type === 'Literal' || node.type === 'JSXText';
  return isText && typeof node['value'] === 'string' ? node['value'] : undefined;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXNamespacedName')
    return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
}

/** Whether no visitor meets a phrase that stands here. */
function isSilent(node: SyntaxNode, around: readonly SyntaxNode[], code: string): boolean {
  const parent = around.at(-1);
  if (parent?.type === 'Property' && parent['key'] === node) return true;
  return around.some(({ type, ...own }) => {
    if (type === 'TaggedTemplateExpression') return true;
    if (type.startsWith('TS')) return type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression';
    if (type.startsWith('Import') || (type === 'ExpressionStatement' && 'directive' in own))
      return true;
    if (type === 'JSXAttribute') return technicalAttributes.test(nameOf(own['name']));
    const callee = own['callee'];
    if (!isNode(callee)) return false;
    return loggingCalls.test(code.slice(Number(callee['start']), Number(callee['end'])));
  });
}
