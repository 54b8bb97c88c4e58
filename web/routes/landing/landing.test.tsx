import { render, screen, within } from '@testing-library/react';
import { forgetUser } from '../session.ts';
import { serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { tellSite } from '../testing/site.ts';
import { LandingPage } from './LandingPage.tsx';

beforeEach(() => {
  forgetUser();
  tellSite({});
});

const linksIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The page once it knows that nobody is signed in. */
async function showToVisitor() {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  render(<LandingPage />);
  await within(screen.getByRole('main')).findByRole('link', { name: 'Get Started' });
}

/** The links beside the buttons of the bar, which a wide window shows. */
const bar = () => linksIn(screen.getByRole('banner')).filter(([, href]) => !href!.startsWith('#'));
const hero = () => linksIn(screen.getByRole('heading', { level: 1 }).closest('section')!);

test('the sections come in their order, each at its anchor', async () => {
  await showToVisitor();
  const titles = screen.getAllByRole('heading').filter(({ tagName }) => ['H1', 'H2'].includes(tagName));
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Consistency Is King',
    'A coach, assisted by three agents',
    'Four steps, every week',
    'Choose Your Path',
    'What it is for, in their words',
  ]);
  for (const [, href] of linksIn(screen.getByRole('navigation', { name: 'On this page' })))
    expect(document.querySelector(href!)).not.toBeNull();
});

test('offers nothing until it knows, then a visitor’s buttons', async () => {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  render(<LandingPage />);
  expect(hero()).toEqual([]);
  expect(bar()).toEqual([['Evenpace', '/']]);
  await within(screen.getByRole('main')).findByRole('link', { name: 'Get Started' });
  expect(hero()).toEqual([
    ['Get Started', '/onboarding'],
    ['View Plans', '#pricing'],
  ]);
  const way = [
    ['Sign In', '/login'],
    ['Get Started', '/onboarding'],
  ];
  // in the bar, and in the menu of a phone
  expect(bar()).toEqual([['Evenpace', '/'], ...way, ...way]);
});

test('leads who is signed in to the dashboard, or out', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  render(<LandingPage />);
  await within(screen.getByRole('main')).findByRole('link', { name: 'Go to Dashboard' });
  expect(hero()).toEqual([['Go to Dashboard', '/dashboard']]);
  expect(bar()).toEqual([
    ['Evenpace', '/'],
    ['Logout', '/api/logout'],
    ['Dashboard', '/dashboard'],
    ['Dashboard', '/dashboard'],
    ['Logout', '/api/logout'],
  ]);
});

test('a plan leads to its payment page in a tab of its own; one without says that it will come', async () => {
  tellSite({ paymentLinks: { coaching: null, kona: 'https://pay.example/kona' } });
  await showToVisitor();
  const offer = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  const link = offer('Qualify for Kona').getByRole('link', { name: /Choose/ });
  expect(link).toHaveAttribute('href', 'https://pay.example/kona');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  for (const name of ['AI Assisted Coaching', '1:1 Coaching'])
    expect(offer(name).getByRole('button', { name: /Coming Soon/ })).toBeDisabled();
  expect(offer('1:1 Coaching').getByText('Most Popular')).toBeVisible();
  expect(screen.getAllByText(/^\$\d+$/).map(({ textContent }) => textContent)).toEqual(['$107', '$305', '$550']);
});

test('the footer offers what the operator has set', async () => {
  tellSite({
    operatorName: 'Acme Sports',
    contactUrl: 'mailto:hello@acme.example',
    socialLinks: ['https://social.example/acme', null],
  });
  await showToVisitor();
  const footer = screen.getByRole('contentinfo');
  expect(linksIn(footer)).toEqual([
    ['Privacy policy', '/privacy'],
    ['Contact', 'mailto:hello@acme.example'],
    ['', 'https://social.example/acme'],
  ]);
  expect(footer).toHaveTextContent('Evenpace is run by Acme Sports.');
});
