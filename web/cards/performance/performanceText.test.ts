import { formBand, formBands, judged, loadText, shareText } from './performanceText.ts';

const day = (date: string, fitness: number, form: number) => ({ date, tss: 50, fitness, fatigue: fitness - form, form, isPlanned: false });

test.each([
  [40, -13, 'High strain'],
  [40, -12, 'Building'],
  [40, -5, 'Building'],
  [40, -4, 'Steady'],
  [40, 2, 'Fresh'],
  [40, 14, 'Very rested'],
  [100, -13, 'Building'],
  [100, -9, 'Steady'],
  [100, 14, 'Fresh'],
])('after an evening with fitness %d a form of %d is %s', (evening, form, name) => {
  const [, morning] = judged([day('2027-01-03', evening, 0), day('2027-01-04', 200, form)]);
  expect(formBand(morning!).name).toBe(name);
  expect(loadText(morning!, [])).toContain(`, ${name.toLowerCase()}`);
});

test('the first day is judged against its own fitness', () => {
  expect(formBand(judged([day('2027-01-04', 40, -13)])[0]!).name).toBe('High strain');
});

test('every band says between which shares of fitness it lies', () => {
  expect(formBands.map((band) => `${band.name} ${shareText(band)}`)).toEqual([
    'High strain below −30 %',
    'Building −30 % to −10 %',
    'Steady −10 % to 5 %',
    'Fresh 5 % to 35 %',
    'Very rested above 35 %',
  ]);
});
