import { chunksOf } from './chunks.ts';

test('the application is kept with every chunk that it may ask for, the public pages are not', () => {
  const chunk = (
    fileName: string,
    imports: string[] = [],
    dynamicImports: string[] = [],
    facadeModuleId: string | null = null,
  ) => ({ type: 'chunk' as const, fileName, imports, dynamicImports, facadeModuleId });
  const all = [
    chunk('assets/index.js', ['assets/vendor.js'], ['assets/Schedule.js'], '/web/index.html'),
    chunk('assets/Schedule.js', ['assets/Card.js', 'assets/index.js']),
    chunk('assets/Card.js'),
    chunk('assets/vendor.js'),
    chunk('assets/landing.js', ['assets/vendor.js', 'assets/Pricing.js'], [], '/web/landing.html'),
    chunk('assets/Pricing.js'),
  ];
  expect(chunksOf(Object.fromEntries(all.map((one) => [one.fileName, one])))).toEqual([
    'assets/Card.js',
    'assets/Schedule.js',
    'assets/index.js',
    'assets/vendor.js',
  ]);
});
