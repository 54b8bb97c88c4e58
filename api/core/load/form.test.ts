import { FORM_BAND_NAMES, formBand, sharesOf } from './form.ts';

test.each([
  [-18.1, 60, 'strained'],
  [-18, 60, 'tired'],
  [-6.1, 60, 'tired'],
  [-6, 60, 'neutral'],
  [2.9, 60, 'neutral'],
  [3, 60, 'fresh'],
  [20.9, 60, 'fresh'],
  [21, 60, 'transition'],
  // twelve points are much to an athlete of fitness 30 and little to one of 150
  [-12, 30, 'strained'],
  [-12, 150, 'neutral'],
  [12, 30, 'transition'],
  [12, 150, 'fresh'],
  [-5, 0, 'neutral'],
  [5, 0, 'neutral'],
])('form %d at fitness %d is %s', (form, fitness, band) => expect(formBand(form, fitness)).toBe(band));

test('the bands follow each other without a gap, and each begins and ends where the rule says', () => {
  const shares = FORM_BAND_NAMES.map(sharesOf);
  expect(shares.map(({ from }) => from)).toEqual([-Infinity, -0.3, -0.1, 0.05, 0.35]);
  expect(shares.slice(0, -1).map(({ to }) => to)).toEqual(shares.slice(1).map(({ from }) => from));
  for (const band of FORM_BAND_NAMES.slice(1)) {
    expect(formBand(sharesOf(band).from * 100, 100)).toBe(band);
    expect(formBand(sharesOf(band).from * 100 - 0.001, 100)).not.toBe(band);
  }
});
