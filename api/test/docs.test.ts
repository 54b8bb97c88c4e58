import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';

// What the documents say of the tree is true of it: paths, links, the rooms of the core.

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  ...readdirSync(path.join(projectRoot, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const LINKED = [...DOCUMENTS, 'CHANGELOG.md', 'docs/api.md'];
const textOf = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');

const ROOMS = ['api', 'web', 'prisma', 'e2e', 'bench', 'docs', '.ci'];
const below = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const TREE: readonly string[] = [...readdirSync(projectRoot), ...ROOMS.flatMap(below)];
/** Made while one works, and not kept: they may be missing. */
const MADE = textOf('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'));

const IS_PATH = /^(?:api|web|prisma|e2e|bench|docs|\.ci)\/|\.(?:md|json|[cm]?js|tsx?)$/;
/** A path that has nothing but names, placeholders (`<noun>`), choices (`{a,b}`) and `*` in it. */
const IS_WRITTEN = /^[\w.*…<>{},-]+(?:\/[\w.*…<>{},-]*)*$/;

/** `{a,b}.ts` is `a.ts` and `b.ts`. */
function choicesOf(written: string): string[] {
  const [whole, before, list, after] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(written) ?? [];
  return whole === undefined ? [written] : list!.split(',').flatMap((each) => choicesOf(`${before}${each}${after}`));
}

const WILD: Readonly<Record<string, string>> = {
  '**': '.*',
  '…': '.*',
  '*': '[^/]*',
  '.': String.raw`\.`,
  '+': String.raw`\+`,
};

/** What a written path matches in the tree: a placeholder stands for one name, a bare name for a file that the text places. */
function patternOf(written: string): RegExp {
  const whole = written
    .replace(/\/$/, '')
    .replaceAll(/<[\w ]+>/g, '*')
    .replaceAll(/\*\*|[…*.+]/g, (part) => WILD[part]!);
  return new RegExp(written.includes('/') ? `^${whole}$` : `^(?:.*/)?${whole}$`);
}

const isThere = (written: string): boolean => {
  const pattern = patternOf(written);
  return MADE.some((made) => written.startsWith(made)) || TREE.some((file) => pattern.test(file));
};

/** Paths in backticks and in blocks of code. */
function pathsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
  const spans = [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const words = [...spans, ...blocks]
    .flatMap((code) => code.split(/[\s'"]+/))
    .map((word) => word.replace(/[,;:)]+$/, ''));
  return [...new Set(words.filter((word) => IS_PATH.test(word) && IS_WRITTEN.test(word)))];
}

const missing = (text: string): string[] => pathsOf(text).filter((written) => !choicesOf(written).every(isThere));

/** As hosts make anchors of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

const deadLinks = (document: string): string[] =>
  [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file, anchor] = link.split('#');
      const target = file ? path.join(path.dirname(document), file) : document;
      if (!existsSync(path.join(projectRoot, target))) return true;
      return anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor);
    });

test('a path that is not there is found, and none that is', () => {
  const text =
    'In `api/core/nowhere.ts`, `ls web/<room>/nowhere`, `docs/{api,nowhere}.md`, `api/root.ts` and `nowhere.json`.';
  expect(missing(text)).toEqual(['api/core/nowhere.ts', 'web/<room>/nowhere', 'docs/{api,nowhere}.md', 'nowhere.json']);
  expect(missing('```\nnpx jest -- api/core/nowhere.test.ts\n```')).toEqual(['api/core/nowhere.test.ts']);
  expect(missing('`api/*/workout.ts`, `api/core/…`, `web/routes/<feature>`, `dist/web/sw.js`, `/api/nowhere`')).toEqual(
    [],
  );
});

test.each(DOCUMENTS)('%s names paths that are there', (document) => {
  expect(missing(textOf(document))).toEqual([]);
});

/** "`name` in `file`" where the file has no such name. */
const unnamed = (text: string): string[] =>
  [...text.matchAll(/`(\w+)(?:\([^`]*\))?` in `([\w./]+\.[cm]?[jt]sx?)`/g)]
    .filter(([, name, file]) => !new RegExp(`\\b${name}\\b`).test(textOf(file!)))
    .map(([, name]) => name!);

test('a name that its file does not have is found', () => {
  expect(unnamed('`RULES` in `api/core/rules/rules.ts`, `Letter` in `api/domain/kernel/ports.ts`')).toEqual(['Letter']);
});

test.each(LINKED)('%s tells names that are in their files', (document) => {
  expect(unnamed(textOf(document))).toEqual([]);
});

test.each(LINKED)('%s links to what is there', (document) => {
  expect(deadLinks(document)).toEqual([]);
});

describe('the rooms of the core', () => {
  const [, section = ''] = textOf('docs/architecture.md').split('\n## Rooms of the core\n');
  const rooms = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)].map(
    ([, room, reaches]) => [room!, [...reaches!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)] as const,
  );

  const isProduct = (file: string) => file.endsWith('.ts') && !/\.test\.|\/cases\//.test(file);
  const importsOf = (room: string): string[] =>
    below(`api/core/${room}`)
      .filter(isProduct)
      .flatMap((file) =>
        [...textOf(file).matchAll(/\bfrom '(\.[^']+)'/g)].map(([, to]) => path.posix.join(path.dirname(file), to!)),
      )
      .map((file) => file.split('/')[2]!);

  test('are all in the table', () => {
    expect(rooms.map(([room]) => room).sort()).toEqual(readdirSync(path.join(projectRoot, 'api/core')).sort());
  });

  test.each(rooms.filter(([room]) => room !== 'testing'))('%s reaches what the table says', (room, reaches) => {
    expect([...new Set(importsOf(room))].filter((other) => other !== room && !reaches.includes(other))).toEqual([]);
  });
});
