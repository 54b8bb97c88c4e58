/** The application's document: every signed-in screen starts from it. */
export const DOCUMENT = 'index.html';

/** What the bundler says of a file that it wrote. */
export interface Built {
  type: 'chunk' | 'asset';
  fileName: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** The chunks that the application's document may ever ask for. */
export function chunksOf(bundle: Readonly<Record<string, Built>>): string[] {
  const entry = Object.values(bundle).find(
    ({ type, facadeModuleId }) => type === 'chunk' && facadeModuleId?.endsWith(`/${DOCUMENT}`),
  );
  const all = new Set<string>();
  const add = (name: string) => {
    const { imports = [], dynamicImports = [] } = bundle[name] ?? {};
    if (all.has(name) || !bundle[name]) return;
    all.add(name);
    for (const needed of [...imports, ...dynamicImports]) add(needed);
  };
  if (entry) add(entry.fileName);
  return [...all].sort();
}
