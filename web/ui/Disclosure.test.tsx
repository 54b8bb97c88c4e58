import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Definitions, FoldedOnPhone, WhatIsThis } from './Disclosure.tsx';
import { windowOf } from './testing/windowOf.ts';

test('definitions are told once they are asked for, by a question that names what it is about', async () => {
  render(
    <WhatIsThis of="Form">
      <Definitions of={[{ name: 'Form', short: 'TSB', meaning: 'Fitness less fatigue.' }]} />
    </WhatIsThis>,
  );
  const question = screen.getByText('What is this?');
  expect(question).toHaveTextContent('What is this? Form');
  expect(screen.getByText('Fitness less fatigue.')).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText('Fitness less fatigue.')).toBeVisible();
  expect(screen.getByText('also called TSB')).toBeVisible();
});

afterEach(() => windowOf(1440));

test('what a phone folds, a wide window shows at once', () => {
  windowOf(1440);
  render(<FoldedOnPhone summary="Week by week">the chart</FoldedOnPhone>);
  expect(screen.getByText('the chart')).toBeVisible();
  expect(screen.queryByText('Week by week')).toBeNull();
});

test('a phone shows it once it is asked for', async () => {
  windowOf(390);
  render(
    <FoldedOnPhone summary="Week by week">
      <p>the chart</p>
    </FoldedOnPhone>,
  );
  expect(screen.getByText('the chart')).not.toBeVisible();
  await userEvent.click(screen.getByText('Week by week'));
  expect(screen.getByText('the chart')).toBeVisible();
});
