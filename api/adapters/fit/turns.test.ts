import { createAdmission } from '../../admission/admission.ts';
import { RATES } from '../../admission/budgets.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { createFitReader } from './reader.ts';

test('of many files of one account one is read at a time, and somebody else waits for none of the rest', async () => {
  const admission = createAdmission({ times: 1000 });
  const reader = createFitReader(admission, { workers: 2 });
  const file = activityFile([{ sport: 'cycling', seconds: 600, watts: () => 200 }]);
  const read: string[] = [];
  await reader.read(file, 'warm');
  const mine = Array.from({ length: 5 }, () => reader.read(file, 'busy').then(() => read.push('busy')));
  await expect(reader.read(file, 'busy')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const other = reader.read(file, 'other').then(() => read.push('other'));
  await Promise.all([...mine, other]);
  expect(read.indexOf('other')).toBeLessThanOrEqual(2);
  await reader.close();
});

test('an account whose files take the threads too long is asked to wait, another is not', async () => {
  const reader = createFitReader(createAdmission({ rates: RATES.map((rate) => ({ ...rate, points: 1 })) }), {
    workers: 1,
  });
  const file = activityFile([{ sport: 'cycling', seconds: 3000, watts: () => 200 }]);
  expect(await reader.read(file, 'busy')).toHaveProperty('file');
  await expect(reader.read(file, 'busy')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await reader.read(file, 'other')).toHaveProperty('file');
  await reader.close();
});

test('what an archive takes of the threads is counted by itself', async () => {
  const rates = RATES.map((rate) => (rate.of === 'readMs' ? { ...rate, points: 1 } : rate));
  const reader = createFitReader(createAdmission({ rates }), { workers: 1 });
  const file = activityFile([{ sport: 'cycling', seconds: 3000, watts: () => 200 }]);
  await reader.read(file, 'robin');
  await expect(reader.read(file, 'robin')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (let n = 0; n < 2; n += 1) expect(await reader.read(file, 'robin', 'archiveMs')).toHaveProperty('file');
  await reader.close();
});
