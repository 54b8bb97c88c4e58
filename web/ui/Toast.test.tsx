import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { dismissToast, showToast, Toaster } from './Toast.tsx';

const toasts = () => within(screen.getByRole('region', { name: /Notifications/ })).queryAllByRole('listitem');

afterEach(() => act(() => dismissToast()));

test('shows one message at a time: the newer replaces the older', () => {
  render(<Toaster />);
  act(() => void showToast({ title: 'First' }));
  act(() => void showToast({ title: 'Second', description: 'with more words' }));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Second');
  expect(toasts()[0]).toHaveTextContent('with more words');
});

test('its button acts once and takes the message away', async () => {
  const undo = jest.fn();
  render(<Toaster />);
  act(() => void showToast({ title: 'Workout Rescheduled', action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(toasts()).toHaveLength(0);
});

test('taking away an older message leaves the newer one', () => {
  render(<Toaster />);
  let takeFirst = () => {};
  act(() => {
    takeFirst = showToast({ title: 'First' });
  });
  act(() => void showToast({ title: 'Second' }));
  act(() => takeFirst());
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Second');
});

test('one that waits for an answer comes back after what was said over it, until it is answered', async () => {
  const reload = jest.fn();
  render(<Toaster />);
  act(
    () =>
      void showToast({
        title: 'A new version is ready',
        duration: Infinity,
        action: { label: 'Reload', onPress: reload },
      }),
  );
  act(() => void showToast({ title: 'Saved' }));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('A new version is ready');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(toasts()).toHaveLength(0);
  act(() => void showToast({ title: 'Saved again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(0);
});

test('taken away while another is shown, one that waits does not come back', () => {
  render(<Toaster />);
  let takeAway = () => {};
  act(() => {
    takeAway = showToast({ title: 'A new version is ready', duration: Infinity });
  });
  act(() => void showToast({ title: 'Saved' }));
  act(() => takeAway());
  expect(toasts()[0]).toHaveTextContent('Saved');
  act(() => dismissToast());
  expect(toasts()).toHaveLength(0);
});

test('above an open dialog it leaves Escape to the dialog', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return <Dialog open={isOpen} onOpenChange={setOpen} title="Schedule" />;
  }
  render(
    <>
      <Page />
      <Toaster />
    </>,
  );
  act(() => void showToast({ title: 'Saved' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(toasts()).toHaveLength(0);
});

test('the keyboard reaches it out of an open dialog', async () => {
  const undo = jest.fn();
  render(
    <>
      <Dialog open onOpenChange={() => undefined} title="Schedule">
        <input aria-label="Notes" />
      </Dialog>
      <Toaster />
    </>,
  );
  act(() => void showToast({ title: 'Workout Rescheduled', action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Notes' }));
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(document.activeElement as HTMLElement);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('dialogs are told what room it takes, as long as it is there', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(112);
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  render(<Toaster />);
  expect(room()).toBe('');
  act(() => void showToast({ title: 'Saved' }));
  expect(room()).toBe('112px');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(room()).toBe('');
  jest.restoreAllMocks();
});

test('can be closed, and F8 brings the keyboard to it', async () => {
  render(<Toaster />);
  act(() => void showToast({ title: 'Saved' }));
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(0);
});

test.each([
  ['a change that was made', true, { tone: 'success', action: { label: 'Undo', onPress: () => {} } }],
  ['a refusal with a button', false, { tone: 'warning', action: { label: 'Try Again', onPress: () => {} } }],
  ['a refusal', false, { tone: 'destructive' }],
] as const)('only what the history tells as well is cut: %s', (_, isCut, message) => {
  render(<Toaster />);
  act(() => void showToast({ title: 'Told', description: 'Many words.', ...message }));
  const { className } = within(toasts()[0]!).getByText('Many words.');
  expect(className.includes('cut-true')).toBe(isCut);
});
