import { render, screen } from '@testing-library/react';
import { PlanWarnings } from './PlanWarnings.tsx';

const made = { revision: 4, warnings: [{ message: 'No week holds strength.', recommendation: 'Free an hour.' }] };

test('what is to know about new weeks stands until the weeks change', () => {
  const { rerender } = render(<PlanWarnings made={made} revision={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('Worth knowingNo week holds strength. Free an hour.');
  rerender(<PlanWarnings made={made} revision={5} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where there is nothing to know, or nothing was made, nothing is said', () => {
  const { rerender } = render(<PlanWarnings made={{ ...made, warnings: [] }} revision={4} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<PlanWarnings made={null} revision={4} />);
  expect(screen.queryByRole('status')).toBeNull();
});
