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
