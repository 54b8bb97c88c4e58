/** One step of the form: the words of its text. */
export interface StepPart {
  /** 'warmup', 'run: ' and the like, which stand before the length; mostly blank. */
  before: string;
  /** '3m', '100m in 1:50', '10'. */
  length: string;
  /** '106%', 'easy "jog"', 'squat rpe 8'. */
  effort: string;
}

/** A line of the form: one or several steps, done so many times. */
export interface StepRow {
  times: number;
  parts: readonly StepPart[];
}

const BEFORE = /^((?:(?:run|bike|swim)\s*:\s*)?(?:(?:warmup|work|recovery|rest|cooldown)\s+)?)/i;
const LENGTH = /^(\S+(?:\s+in\s+\S+)?)\s*/i;

function partOf(text: string): StepPart {
  const before = BEFORE.exec(text)![1]!;
  const rest = text.slice(before.length);
  const length = LENGTH.exec(rest)?.[0] ?? '';
  return { before: before.trim(), length: length.trim(), effort: rest.slice(length.length).trim() };
}

/** The pieces between commas and line breaks, but for those between quotation marks or parentheses. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let quoted = false;
  let piece = '';
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (quoted && char === '\\') {
      piece += char + (text[i + 1] ?? '');
      i += 1;
      continue;
    }
    if (char === '"') quoted = !quoted;
    if (!quoted && char === '(') depth += 1;
    if (!quoted && char === ')') depth -= 1;
    if (!quoted && depth === 0 && (char === ',' || char === '\n')) {
      found.push(piece.trim());
      piece = '';
    } else piece += char;
  }
  return quoted || depth !== 0 ? [] : [...found, piece.trim()];
}

const REPEAT = /^((?:run|bike|swim)\s*:\s*)?(\d+)\s*[x×*]\s*(.*)$/is;

/** The line as rows of a form; null: it is not complete enough to take apart. */
export function rowsOf(text: string): StepRow[] | null {
  if (text.trim() === '') return [];
  const all = pieces(text);
  if (all.length === 0 || all.some((piece) => piece === '')) return null;
  const rows = all.map((piece): StepRow | null => {
    const repeat = REPEAT.exec(piece);
    if (!repeat) return { times: 1, parts: [partOf(piece)] };
    const [, leg = '', times, body] = repeat;
    const inner = /^\((.*)\)$/s.exec(body!)?.[1];
    const parts = inner === undefined ? [body!] : pieces(inner);
    if (parts.length === 0 || parts.some((each) => each === '' || each.includes('('))) return null;
    const [first, ...others] = parts.map(partOf);
    return { times: Number(times), parts: [{ ...first!, before: `${leg.trim()} ${first!.before}`.trim() }, ...others] };
  });
  return rows.includes(null) ? null : (rows as StepRow[]);
}

const partText = ({ before, length, effort }: StepPart): string =>
  [before, length, effort]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(' ');

/** The line that the rows make. */
export function textOf(rows: readonly StepRow[]): string {
  return rows
    .map(({ times, parts }) => {
      if (times === 1 && parts.length === 1) return partText(parts[0]!);
      const leg = /^(?:run|bike|swim)\s*:/i.exec(parts[0]!.before)?.[0] ?? '';
      const [first, ...others] = parts;
      const inner = [{ ...first!, before: first!.before.slice(leg.length).trim() }, ...others].map(partText).join(', ');
      return `${leg ? `${leg} ` : ''}${times}x(${inner})`;
    })
    .join(', ');
}
