import { render, screen, within } from '@testing-library/react';
import { tellSite } from '../testing/site.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

test('six sections, from when they hold, by whom, and what they promise', () => {
  tellSite({ operatorName: 'Acme Sports', contactUrl: 'https://acme.example/contact' });
  render(<PrivacyPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(screen.getByText('Effective 4 September 2025')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1. Introduction',
    '2. Information We Collect',
    '3. How We Use Information',
    '4. Sharing',
    '5. Consent, Your Rights and Retention',
    '6. Contact',
  ]);
  const main = screen.getByRole('main');
  for (const promise of [
    /run by Acme Sports/,
    /under 16/,
    /do not sell/,
    /deleted when you revoke, and when you cancel/,
    /Check-in data is proprietary/,
    /nobody can be recognised refines/,
  ])
    expect(main).toHaveTextContent(promise);
  expect(within(main).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'https://acme.example/contact',
  );
  for (const link of within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
});
