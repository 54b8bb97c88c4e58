import { render } from '@testing-library/react';
import { NoWrap } from './NoWrap.tsx';

test.each([
  ['Cruise intervals 3 × 8 min', ['3 × 8 min']],
  ['You did 5 of 7 workouts, 3:16 of 5:55 h.', ['3:16 of 5:55 h']],
  ['Your load was 205 TSS of 362 planned; 6:05 h are planned.', ['205 TSS', '6:05 h']],
  ['Easy run', []],
])('of %j the figures stay together', (text, figures) => {
  const { container } = render(<NoWrap text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(figures);
});
