// Most of a short test file's time went into reading the same modules again. Modules are evaluated anew for each file, but compiled once
// for a worker; and where tests run in Node's own world (jest-environment.cjs), Node loads third-party packages, once for a worker.
const { createRequire, isBuiltin } = require('node:module');
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

module.exports = class extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.isSandboxed = environment.getVmContext() !== null;
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) =>
      this.isSandboxed
        ? compileIn(environment.getVmContext(), source, filename, parameters)
        : compileHere(source, filename, parameters);
  }

  requireModule(from, name, options, isRequireActual) {
    const isPackage = name && !/^[./]/.test(name) && !isBuiltin(name) && !options?.isInternalModule;
    return isPackage && !this.isSandboxed
      ? loadOnce(from, name)
      : super.requireModule(from, name, options, isRequireActual);
  }
};
