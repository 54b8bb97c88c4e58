import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Deferred } from './Deferred.tsx';

const late = (
  <Deferred frames={2} fallback={<p>its place</p>}>
    <p>the card</p>
  </Deferred>
);

test('keeps a place at first, and is there as soon as the page has been drawn', async () => {
  expect(renderToStaticMarkup(late)).toMatch(/^<div aria-busy="true"[^>]*><p>its place<\/p><\/div>$/);
  await act(async () => render(late));
  expect(screen.getByText('the card')).toBeInTheDocument();
  expect(screen.queryByText('its place')).not.toBeInTheDocument();
});

test('is there at once where the address names a part of the page', () => {
  history.replaceState(null, '', '#part');
  expect(renderToStaticMarkup(late)).toBe('<p>the card</p>');
  history.replaceState(null, '', '/');
});
