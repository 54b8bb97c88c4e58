import { asOneText } from './disclaimer.ts';

test.each([
  [[], ''],
  [['Easier.', '', 'Shorter.'], 'Easier. Shorter.'],
  [
    ['See a doctor. This is not medical advice. Nothing else changes.'],
    'See a doctor. Nothing else changes. This is not medical advice.',
  ],
  [
    [
      'See a doctor. This is not medical advice.',
      'Tell us when you are well.',
      'Do not start. This is not medical advice.',
    ],
    'See a doctor. Tell us when you are well. Do not start. This is not medical advice.',
  ],
])('%j is told as %j', (texts, told) => expect(asOneText(texts)).toBe(told));
