import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';

const CORE = path.join(projectRoot, 'api/core');
const LIST = readFileSync(path.join(CORE, 'constants/sources.md'), 'utf8');

interface Row {
  source: string;
  /** Names that use it, by file. */
  names: ReadonlyMap<string, readonly string[]>;
}

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** Rows of the list, by tag. */
const listed: ReadonlyMap<string, Row> = new Map(
  [...LIST.matchAll(/^\| (S\d+[a-z]?) \| (.+) \| (.+) \|$/gm)].map(([, tag, source, used]) => {
    const files = used!.split('; ').map((each) => {
      const [file, ...names] = quoted(each);
      return [file!, names] as const;
    });
    return [tag!, { source: source!, names: new Map(files) }];
  }),
);

const TAG = String.raw`(?:S\d+[a-z]?(?:-S\d+)?|[DK])`;
const GROUP = new RegExp(String.raw`\[(?:C:)?(${TAG}(?:, ?${TAG})*)\]`, 'g');

/** `S52-S54` is each source between the two. */
function eachOf(tag: string): string[] {
  const [, first, last] = /^S(\d+)-S(\d+)$/.exec(tag) ?? [];
  if (first === undefined) return [tag];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `S${Number(first) + index}`);
}

const tagsOf = (code: string): string[] =>
  [...code.matchAll(GROUP)].flatMap(([, tags]) => tags!.split(/, ?/).flatMap(eachOf)).filter((tag) => tag[0] === 'S');

const codeOf = (file: string) => readFileSync(path.join(CORE, file), 'utf8');
const sources = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** `S20 constants/week.ts` for each tag and each file that uses it. */
const used = sources.flatMap((file) => [...new Set(tagsOf(codeOf(file)))].map((tag) => `${tag} ${file}`)).sort();

test('a range of tags is each of them, and a decision of ours is no source', () => {
  expect(tagsOf('[C:S6,S52-S54], [S26, S57, D], [K]')).toEqual(['S6', 'S52', 'S53', 'S54', 'S26', 'S57']);
});

test('every source that a comment names is listed with its file, and no other', () => {
  expect(used.length).toBeGreaterThan(50);
  expect([...listed].flatMap(([tag, { names }]) => [...names.keys()].map((file) => `${tag} ${file}`)).sort()).toEqual(
    used,
  );
});

test.each([...listed])('%s has a source, and names that are there', (_tag, { source, names }) => {
  expect(source).not.toBe('');
  for (const [file, each] of names) {
    expect(each).not.toEqual([]);
    const code = codeOf(file);
    expect(each.filter((name) => !new RegExp(`\\b(?:const|function) ${name}\\b`).test(code))).toEqual([]);
  }
});
