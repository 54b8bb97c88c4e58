import { render, screen } from '@testing-library/react';
import { MadeWeeksNotice } from './MadeWeeksNotice.tsx';

const made = {
  revision: 4,
  unchanged: false,
  warnings: [{ message: 'No week holds strength.', recommendation: 'Free an hour.' }],
};

test('that weeks are new, and what is to know about them, stands where the focus goes, until the weeks change', () => {
  const { rerender } = render(<MadeWeeksNotice made={made} revision={4} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The next four weeks are planned.*No week holds strength. Free an hour.$/,
  );
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  rerender(<MadeWeeksNotice made={made} revision={5} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('weeks that were so already are told as such', () => {
  render(<MadeWeeksNotice made={{ revision: 4, unchanged: true, warnings: [] }} revision={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('The four weeks are as they were');
});

test('where nothing was made, nothing is said', () => {
  render(<MadeWeeksNotice made={null} revision={4} />);
  expect(screen.queryByRole('status')).toBeNull();
});
