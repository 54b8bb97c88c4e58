// Node's own world instead of a sandbox: packages that are loaded once for several test files, and what is loaded anew for each,
// must agree on what an Error or a Promise is. What a test file leaves in it is taken out again after the file.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Global names that packages defined for themselves when they were loaded. */
const namesOfPackages = new Set();

/** Loads a package; the global names that it needs outlive the test file. */
function keepingGlobals(load) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = load();
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!before.has(name)) namesOfPackages.add(name);
  }
  return loaded;
}

function restoreGlobals(before) {
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!Object.hasOwn(before, name) && !namesOfPackages.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  for (const name of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value !== before[name].value || now?.get !== before[name].get)
      Reflect.defineProperty(globalThis, name, before[name]);
  }
}

function restoreEnv(before) {
  for (const name of Object.keys(process.env)) {
    if (!Object.hasOwn(before, name)) delete process.env[name];
  }
  Object.assign(process.env, before);
}

class TestEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
    };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    restoreGlobals(this.before.globals);
    restoreEnv(this.before.env);
    process.exit = this.before.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** None: the runtime compiles. */
  getVmContext() {
    return null;
  }
}

module.exports = { TestEnvironment, default: TestEnvironment, __esModule: true, keepingGlobals };
