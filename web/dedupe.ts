import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const versionOf = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(file.slice(0, file.lastIndexOf('/dist/')), 'package.json'), 'utf8')).version;

/**
 * One copy of each package that `names` fits: what lies in the same version inside several packages is taken from where
 * `owner` finds it. Another version stays what it is.
 */
export function dedupe(names: RegExp, owner: string): Plugin {
  const entry = createRequire(import.meta.url).resolve(owner);
  return {
    name: 'one-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (!names.test(name) || !importer) return null;
      const [own, shared] = await Promise.all(
        [importer, entry].map((from) => this.resolve(name, from, { skipSelf: true })),
      );
      return own && shared && versionOf(own.id) === versionOf(shared.id) ? shared : own;
    },
  };
}
