import { AsyncLocalStorage, executionAsyncResource } from 'node:async_hooks';

interface Environment {
  moduleMocker: Pick<typeof jest, 'spyOn'>;
  teardown(): Promise<void>;
}
interface Module {
  TestEnvironment: new (config: object) => Environment;
  keepingGlobals(load: () => void): void;
}
const { TestEnvironment, keepingGlobals } = jest.requireActual<Module>('./jest-environment.cjs');

test('what a test file leaves in the world is gone after it; what packages need for themselves stays', async () => {
  const world = globalThis as unknown as Record<string, unknown>;
  const now = () => ({
    left: world.left,
    URL: world.URL,
    LEFT: process.env.LEFT,
    TEST_TEMPLATE: process.env.TEST_TEMPLATE,
    parsed: JSON.parse('1') as unknown,
    exit: process.exit,
  });
  const before = now();
  const environment = new TestEnvironment({ projectConfig: {} });
  Object.assign(world, { left: 1, URL: null });
  Object.assign(process.env, { LEFT: '1', TEST_TEMPLATE: 'another' });
  process.exit = () => undefined as never;
  environment.moduleMocker.spyOn(JSON, 'parse').mockReturnValue(2);
  keepingGlobals(() => Object.assign(world, { ofPackage: 1 }));
  expect(now()).toEqual({
    left: 1,
    URL: null,
    LEFT: '1',
    TEST_TEMPLATE: 'another',
    parsed: 2,
    exit: expect.any(Function) as unknown,
  });
  await environment.teardown();
  expect(now()).toEqual(before);
  expect(world.ofPackage).toBe(1);
  delete world.ofPackage;
});

test('a storage of Jest is asked at new promises until its test file ends, and no longer', async () => {
  const { storagesOfFile } = jest.requireActual<{
    storagesOfFile(): { hooks: { AsyncLocalStorage: typeof AsyncLocalStorage }; end(): void };
  }>('./jest-runtime.cjs');
  /** How many storages a new promise is told of. */
  const asked = async () => {
    await Promise.resolve();
    return Object.getOwnPropertySymbols(executionAsyncResource()).length;
  };
  const before = await asked();
  const { hooks, end } = storagesOfFile();
  const storage = new hooks.AsyncLocalStorage<string>();
  expect(await storage.run('within', async () => [storage.getStore(), await asked()])).toEqual(['within', before + 1]);
  end();
  expect(await asked()).toBe(before);
});
