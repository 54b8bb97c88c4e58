// Most of a short test file's time went into reading the same modules again. Modules are evaluated anew for each file, but compiled once
// for a worker; and where tests run in Node's own world (jest-environment.cjs), Node loads third-party packages, once for a worker,
// and what holds nothing of a test stays as the first file has loaded it.
const asyncHooks = require('node:async_hooks');
const { readFileSync, statSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { Script, compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { keepingGlobals } = require('./jest-environment.cjs');

const packages = new Map();

/** What Node's own require answers in that file. */
function loadOnce(from, name) {
  const key = `${from}\0${name}`;
  if (!packages.has(key))
    packages.set(
      key,
      keepingGlobals(() => createRequire(from)(name)),
    );
  return packages.get(key);
}

const here = new Map();
const sandboxed = new Map();

/** The function that evaluates a module: called with exports of its own in each test file. */
function compileHere(source, filename, parameters) {
  const known = here.get(filename);
  if (known?.source === source) return known.evaluate;
  const evaluate = compileFunction(source, parameters, { filename });
  here.set(filename, { source, evaluate });
  return evaluate;
}

/** The same in a sandbox: a script belongs to none, so what was compiled of it, function by function, is there for the next. */
function compileIn(context, source, filename, parameters) {
  const known = sandboxed.get(filename);
  if (known?.source === source) return known.script.runInContext(context);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  sandboxed.set(filename, { source, script });
  return script.runInContext(context);
}

const transformed = new Map();

/** What jest-transform.cjs makes of a file is looked up on the disk once for a worker, not once for a test file. */
function transformOnce(runtime, config) {
  const { transformCache, fileCache } = runtime;
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const source = fileCache.readFile(filename);
    const key = `${config.id}\0${filename}`;
    const known = transformed.get(key);
    if (known?.source !== source) {
      transform(filename, options);
      transformed.set(key, { source, result: transformCache.transforms.get(filename) });
      return transformCache.transforms.get(filename).code;
    }
    transformCache.transforms.set(filename, known.result);
    if (known.result.sourceMapPath) transformCache.sourceMaps.set(filename, known.result.sourceMapPath);
    return known.result.code;
  };
}

/**
 * Our own modules hold nothing of a test, by the convention that a module has no state but what it looked up or worked out. Node asks
 * every AsyncLocalStorage that ever ran at each new promise, so there is to be one for a worker.
 */
const OURS = path.resolve(__dirname, '..');
/** What the tests share holds something of the one that runs, but for the accounts that are copied. */
const COPIES = path.join(__dirname, 'copies.ts');
const isLasting = (filename) =>
  filename === COPIES ||
  (filename.startsWith(`${OURS}/`) && !filename.startsWith(`${__dirname}/`) && !filename.endsWith('.test.ts'));
/** A test file that puts something in the place of a module wants every other module loaded after that. */
const replacesModules = (filename) => readFileSync(filename, 'utf8').includes('jest.doMock(');
const kept = new Map();
const changedAt = (filename) => statSync(filename, { throwIfNoEntry: false })?.mtimeMs;

/** The lasting modules for the next test file: none, if one of them was changed (`jest --watch`). */
function keptModules() {
  for (const [filename, { at }] of kept) {
    if (changedAt(filename) !== at) {
      kept.clear();
      break;
    }
  }
  return kept;
}

function keepLasting(registry) {
  for (const [filename, { loaded, exports, id, path: folder, paths }] of registry) {
    if (loaded && isLasting(filename) && !kept.has(filename))
      // without what holds on to the test file that loaded it
      kept.set(filename, { at: changedAt(filename), module: { loaded, exports, id, filename, path: folder, paths } });
  }
}

/**
 * The AsyncLocalStorage that Jest loads anew with each test file goes on being asked at each new promise of every file after it, for as
 * long as the worker lives: it is switched off with its own file.
 */
function storagesOfFile() {
  const storages = [];
  class FileStorage extends asyncHooks.AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      storages.push(this);
    }
  }
  const hooks = { ...asyncHooks, AsyncLocalStorage: FileStorage };
  return { hooks, end: () => storages.forEach((each) => each.disable()) };
}

/** Where the runtime's arguments, after configuration and environment, name the test file. */
const TEST_PATH = 4;

const isAsyncHooks = (name) => /^(?:node:)?async_hooks$/.test(name);

/** Of the test file that runs: what a lasting module loads only when it is needed is loaded by it. */
let current;

/** Calls what evaluates a lasting module with a `require` that outlives the test file. */
const lastingly =
  (evaluate, filename) =>
  (module, exports, _require, ...rest) =>
    evaluate.call(exports, module, exports, (name) => current.requireModuleOrMock(filename, name), ...rest);

module.exports = class extends Runtime {
  static storagesOfFile = storagesOfFile;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.isSandboxed = environment.getVmContext() !== null;
    transformOnce(this, config);
    // npm run mutants, whose project has no name, changes the core from test to test
    this.keepsModules = !this.isSandboxed && config.displayName !== undefined && !replacesModules(rest[TEST_PATH]);
    current = this;
    this.storages = storagesOfFile();
    const requireCore = this.coreModule.require.bind(this.coreModule);
    this.coreModule.require = (name) =>
      this.loadsJest && isAsyncHooks(name) ? this.storages.hooks : requireCore(name);
    if (this.keepsModules) {
      const registry = this.registries.getActiveCjsRegistry();
      for (const [filename, { module: known }] of keptModules()) registry.set(filename, { ...known, children: [] });
    }
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) => {
      if (this.isSandboxed) return compileIn(environment.getVmContext(), source, filename, parameters);
      const evaluate = compileHere(source, filename, parameters);
      return this.keepsModules && isLasting(filename) ? lastingly(evaluate, filename) : evaluate;
    };
  }

  requireModule(from, name, options, isRequireActual) {
    const isPackage = name && !/^[./]/.test(name) && !isBuiltin(name) && !options?.isInternalModule;
    return isPackage && !this.isSandboxed
      ? loadOnce(from, name)
      : super.requireModule(from, name, options, isRequireActual);
  }

  requireInternalModule(from, to) {
    const before = this.loadsJest;
    this.loadsJest = true;
    try {
      return super.requireInternalModule(from, to);
    } finally {
      this.loadsJest = before;
    }
  }

  teardown() {
    this.storages.end();
    if (this.keepsModules) keepLasting(this.registries.getActiveCjsRegistry());
    super.teardown();
  }
};
