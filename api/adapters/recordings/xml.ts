import { XMLParser } from 'fast-xml-parser';
import { instantOf } from '../../core/calendar/instant.ts';
import type { Message } from '../fit/fields.ts';
import { MAX_RECORDS } from '../fit/frame.ts';

// The two XML formats become the messages that FIT has, so that one reader reckons all.

/** A part of a document: texts, and parts by their names without a prefix; attributes begin with `@`. */
export type Part = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
});

export class TooManyPoints extends Error {}

/** Throws where the text is no XML. A type declaration can make much of little, and no device writes one. */
export function parseXml(text: string): Part {
  if (/<!DOCTYPE/i.test(text)) throw new Error('The document declares a type.');
  return parser.parse(text) as Part;
}

export function partsOf(part: Part, name: string): Part[] {
  const found = part[name];
  return (Array.isArray(found) ? found : found === undefined ? [] : [found]).filter(
    (each): each is Part => typeof each === 'object' && each !== null,
  );
}

export const partOf = (part: Part, ...names: readonly string[]): Part =>
  names.reduce<Part>((found, name) => partsOf(found, name)[0] ?? {}, part);

/** Text of a part, or of its `Value`. */
export function textOf(part: Part, name: string): string | null {
  const found = Array.isArray(part[name]) ? (part[name] as unknown[])[0] : part[name];
  if (typeof found === 'string') return found.trim();
  if (typeof found !== 'object' || found === null) return null;
  const { Value, '#text': text } = found as Record<string, unknown>;
  return typeof Value === 'string' ? Value.trim() : typeof text === 'string' ? text.trim() : null;
}

export function numberOf(part: Part, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const text = textOf(part, name);
    if (text !== null && text !== '' && Number.isFinite(Number(text))) return Number(text);
  }
  return undefined;
}

/** Recordings tell their times in UTC, also those that leave out to say so. */
export function timeOf(text: string | null | undefined): Date | undefined {
  const at = text ? instantOf(text, 'Z') : null;
  return at === null ? undefined : new Date(at);
}

/** Points that are parsed together: their tree is let go before the next. */
const AT_ONCE = 500;

/** Each element of that name as a message; of a document of many points no more than a few hundred are held as a tree at once. Throws TooManyPoints. */
export function eachPoint(text: string, name: string, act: (point: Part) => void): void {
  const pattern = new RegExp(`<(?:\\w+:)?${name}[\\s>][\\s\\S]*?</(?:\\w+:)?${name}\\s*>`, 'g');
  let held: string[] = [];
  let count = 0;
  const flush = () => {
    for (const point of partsOf(partOf(parseXml(`<points>${held.join('')}</points>`), 'points'), name)) act(point);
    held = [];
  };
  for (const [point] of text.matchAll(pattern)) {
    if ((count += 1) > MAX_RECORDS) throw new TooManyPoints();
    held.push(point);
    if (held.length === AT_ONCE) flush();
  }
  if (held.length > 0) flush();
}

/** The text without those elements. */
export const withoutPoints = (text: string, name: string): string =>
  text.replaceAll(new RegExp(`<(?:\\w+:)?${name}[\\s>][\\s\\S]*?</(?:\\w+:)?${name}\\s*>`, 'g'), '');

/** Without the fields that are not known. */
export const known = (message: Message): Message =>
  Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined));

/** Seconds of a message's time. */
export const secondsOf = (message: Message): number => (message.timestamp as Date).getTime() / 1000;
