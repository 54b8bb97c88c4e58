import {
  formBand,
  formBands,
  judged,
  loadSummary,
  loadText,
  pastVolumeText,
  shareText,
  volumeText,
} from './performanceText.ts';

const day = (date: string, fitness: number, form: number) => ({
  date,
  tss: 50,
  fitness,
  fatigue: fitness - form,
  form,
  isPlanned: false,
});

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
    'High strain below −30%',
    'Building −30% to −10%',
    'Steady −10% to 5%',
    'Fresh 5% to 35%',
    'Very rested above 35%',
  ]);
});

test('the summary speaks of today, and of the plan only where there is one', () => {
  const days = [day('2027-01-03', 40, 0), day('2027-01-04', 42, -3), day('2027-01-05', 45, 2)];
  expect(loadSummary(days, '2027-01-04')).toBe(
    'Fitness went from 40 on 3 Jan 2027 to 42 today. What is planned leads to 45 on 5 Jan 2027, with form +2.',
  );
  expect(loadSummary(days, '2027-01-05')).toBe('Fitness went from 40 on 3 Jan 2027 to 45 today.');
});

test('a week names the sports that it has', () => {
  const volume = (plannedMinutes: number, doneMinutes: number) => ({
    plannedMinutes,
    doneMinutes,
    plannedTss: plannedMinutes,
    doneTss: doneMinutes,
  });
  const sports = [
    { workoutType: 'RUN', weeks: [volume(60, 0)] },
    { workoutType: 'BIKE', weeks: [volume(0, 100)] },
    { workoutType: 'SWIM', weeks: [volume(0, 0)] },
  ];
  expect(volumeText('2027-01-04', sports, volume(60, 100), 0, 'hours')).toBe(
    'Week 4 – 10 Jan; 1:40 of 1:00 h done; Run 0:00 of 1:00 h; Bike 1:40 of 0:00 h',
  );
});

test.each([
  [
    { plannedMinutes: 0, doneMinutes: 0, plannedTss: 0, doneTss: 0 },
    'Nothing was planned or done in the weeks before this one.',
  ],
  [
    { plannedMinutes: 0, doneMinutes: 90, plannedTss: 0, doneTss: 80 },
    'In the weeks before this one: 1:30 of 0:00 h done, load 80 of 0.',
  ],
  [
    { plannedMinutes: 420, doneMinutes: 330, plannedTss: 420, doneTss: 310 },
    'In the weeks before this one: 5:30 of 7:00 h done, load 310 of 420.',
  ],
])('the weeks before this one %j', (past, words) => {
  expect(pastVolumeText(past)).toBe(words);
});
