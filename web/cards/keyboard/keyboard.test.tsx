import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { keyCaps } from './keyCaps.ts';
import { ariaKeys, isSingleKey, SHORTCUTS, shortcutFor, type ShortcutId, shortcutOf } from './shortcuts.ts';
import { SHORTCUT_WORDS } from './shortcutWords.ts';
import { setSingleKeys, useShortcut } from './useShortcut.ts';

const ids = Object.keys(SHORTCUTS) as ShortcutId[];
const press = (id: ShortcutId, over: Partial<KeyboardEvent> = {}) => {
  const { key, mod = false, shift = false } = shortcutOf(id);
  return {
    key: shift ? key.toUpperCase() : key,
    ctrlKey: mod,
    metaKey: false,
    altKey: false,
    shiftKey: shift,
    ...over,
  };
};

afterEach(() => act(() => setSingleKeys(true)));

test.each(ids.filter((id) => !shortcutOf(id).ownHandler))('%s is the only one of its keys', (id) => {
  expect(shortcutFor(press(id))).toBe(id);
  // caps lock writes capitals without Shift; a letter with Alt belongs to the system
  expect(shortcutFor(press(id, { key: press(id).key.toUpperCase() }))).toBe(id);
  expect(shortcutFor(press(id, { altKey: true }))).toBeNull();
});

test.each(ids.filter((id) => shortcutOf(id).mod && !shortcutOf(id).ownHandler))('%s takes either key', (id) => {
  expect(shortcutFor(press(id, { ctrlKey: false, metaKey: true }))).toBe(id);
});

test('keys are written as the machine writes them', () => {
  expect(keyCaps('palette', false)).toEqual(['Ctrl', 'K']);
  expect(keyCaps('palette', true)).toEqual(['⌘', 'K']);
  expect(keyCaps('nextWeek', false)).toEqual(['Shift', 'J']);
  expect(ariaKeys('sidebar')).toBe('Control+B Meta+B');
  expect(ids.filter(isSingleKey)).toEqual([
    'help',
    'today',
    'nextDay',
    'previousDay',
    'nextWeek',
    'previousWeek',
    'newWorkout',
    'feedback',
    'done',
  ]);
});

function Page({ heard, hasDialog = false }: { heard: (what: string) => void; hasDialog?: boolean }) {
  useShortcut('today', () => heard('today'));
  useShortcut('undo', () => heard('undo'));
  useShortcut('palette', () => heard('palette'));
  return (
    <>
      <input aria-label="Notes" />
      <button type="button">Button</button>
      {hasDialog && <div role="dialog" aria-label="Open" />}
    </>
  );
}

test('a letter in a field is text, and a shortcut with Ctrl may still be one', async () => {
  const heard = jest.fn();
  render(<Page heard={heard} />);
  await userEvent.type(screen.getByRole('textbox'), 't{Control>}z{/Control}');
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(heard.mock.calls).toEqual([['palette']]);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('t{Meta>}z{/Meta}');
  expect(heard.mock.calls).toEqual([['palette'], ['today'], ['undo']]);
});

test('nothing is heard behind an open dialog', async () => {
  const heard = jest.fn();
  render(<Page heard={heard} hasDialog />);
  await userEvent.keyboard('t{Control>}zk{/Control}');
  expect(heard).not.toHaveBeenCalled();
});

test('switched off, single keys are silent and the others are not', async () => {
  const heard = jest.fn();
  render(<Page heard={heard} />);
  act(() => setSingleKeys(false));
  await userEvent.keyboard('t{Control>}z{/Control}');
  expect(heard.mock.calls).toEqual([['undo']]);
});

test('the latest is asked first, and who has nothing to do passes it on', async () => {
  const heard: string[] = [];
  function One({ name, has }: { name: string; has: boolean }) {
    useShortcut('undo', () => {
      heard.push(name);
      return has;
    });
    return null;
  }
  const { rerender } = render(
    <>
      <One name="page" has />
      <One name="card" has={false} />
    </>,
  );
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(heard).toEqual(['card', 'page']);
  rerender(<One name="page" has />);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(heard).toEqual(['card', 'page', 'page']);
});

test('the sheet names every shortcut of who reads it, and says which are off', () => {
  const { rerender } = render(<ShortcutSheet open onOpenChange={() => {}} isCoach />);
  const sheet = within(screen.getByRole('dialog', { name: 'Keyboard Shortcuts' }));
  for (const id of ids) expect(sheet.getByText(SHORTCUT_WORDS[id].does)).toBeVisible();
  rerender(<ShortcutSheet open onOpenChange={() => {}} isCoach={false} />);
  expect(sheet.queryByText(SHORTCUT_WORDS.newWorkout.does)).toBeNull();
  act(() => setSingleKeys(false));
  expect(sheet.getByText('Go to today (off)')).toBeVisible();
  expect(sheet.getByText('Undo the last change')).toBeVisible();
});
