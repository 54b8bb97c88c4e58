import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import MagicString from 'magic-string';
import relayBinary from 'relay-compiler';
import { documentHash } from './documentHash.ts';

const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const artifacts = path.join(web, '__generated__');
const TAG = /\bgraphql`([^`]*)`/g;

/** graphql`…` becomes an import of the artifact that relay-compiler wrote. In development a stale artifact is named in the console. */
function transformTags(code, file, dev) {
  const text = new MagicString(code);
  const imports = new Map();
  const folder = path.relative(path.dirname(file), artifacts).split(path.sep).join('/');
  const prefix = folder.startsWith('.') ? folder : `./${folder}`;
  for (const match of code.matchAll(TAG)) {
    const definition = parse(match[1]).definitions[0];
    if (!definition?.name) throw new Error(`${file}: a graphql document needs a name`);
    const name = definition.name.value;
    const local = `__relay_${name}`;
    imports.set(local, `${prefix}/${name}.graphql.ts`);
    const hash = documentHash(definition);
    const check = `(${local}.hash && ${local}.hash !== "${hash}" && console.error("${name} changed: run relay-compiler."), ${local})`;
    text.overwrite(match.index, match.index + match[0].length, dev ? check : local);
  }
  if (!imports.size) return null;
  text.prepend([...imports].map(([local, from]) => `import ${local} from '${from}';`).join(''));
  return { code: text.toString(), map: text.generateMap({ source: file, includeContent: true, hires: 'boundary' }) };
}

/**
 * Relay without Babel: tags to artifact imports, and relay-compiler (a plain binary) once at the start and whenever a
 * document or the schema changes.
 * @returns {import('vite').Plugin}
 */
export function relay() {
  const root = path.dirname(web);
  let dev = false;
  let running = null;
  let again = false;

  const compile = () => {
    if (running) {
      again = true;
      return running;
    }
    running = new Promise((done) => {
      let output = '';
      const compiler = spawn(relayBinary, [], { cwd: root });
      compiler.stdout.on('data', (data) => (output += data));
      compiler.stderr.on('data', (data) => (output += data));
      compiler.on('close', (code) => {
        running = null;
        if (code) console.error(output);
        if (again) {
          again = false;
          compile().then(done);
        } else done(code);
      });
    });
    return running;
  };

  const holdsDocument = (file) =>
    /\.tsx?$/.test(file) && !file.includes('__generated__') && readFileSync(file, 'utf8').includes('graphql`');

  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    configResolved(config) {
      dev = config.command === 'serve';
    },
    async buildStart() {
      const code = await compile();
      if (code && !dev) throw new Error('relay-compiler failed');
    },
    configureServer(server) {
      const schema = path.join(root, 'schema.graphql');
      server.watcher.add(schema);
      server.watcher.on('change', (file) => {
        if (file === schema || holdsDocument(file)) compile();
      });
    },
    transform: {
      filter: { id: { include: /\.[jt]sx?$/, exclude: /node_modules|__generated__/ }, code: /graphql`/ },
      handler: (code, id) => transformTags(code, id, dev),
    },
  };
}
