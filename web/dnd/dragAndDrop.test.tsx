import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DragAndDrop } from './DragAndDrop.tsx';
import { liftByKeyboard } from './manager.ts';
import { TOUCH_HOLD_MS } from './press.ts';
import { useDraggable } from './useDraggable.ts';
import { useDroppable } from './useDroppable.ts';

// jsdom has no pointer events
class JsdomPointerEvent extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(window, { PointerEvent: JsdomPointerEvent });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'next Monday', 'next Tuesday', 'next Wednesday'];
const COLUMN = { width: 100, height: 200 };

interface Spies {
  moved: (day: string) => void;
  clicked: () => void;
  refused: () => void;
  canDrag: boolean;
}

function Card({ clicked, refused, canDrag }: Spies) {
  const { ref, isDragging } = useDraggable({
    type: 'card',
    id: 'run',
    label: 'Easy run',
    item: 'run',
    canDrag,
    onRefused: refused,
  });
  return (
    <button ref={ref} onClick={clicked} data-state={isDragging ? 'dragged' : 'still'}>
      Easy run
    </button>
  );
}

function Column({ day, holds, spies }: { day: string; holds: boolean; spies: Spies }) {
  const { ref, isOver } = useDroppable<string>({ type: 'card', label: day, onDrop: () => spies.moved(day) });
  return (
    <section ref={ref} aria-label={day} data-over={isOver}>
      {holds ? <Card {...spies} /> : null}
    </section>
  );
}

function Week(spies: Spies) {
  const [day, setDay] = useState('Monday');
  const moved = (to: string) => {
    spies.moved(to);
    setDay(to);
  };
  return (
    <DragAndDrop<string> preview={(item) => <p>preview of {item}</p>}>
      {DAYS.map((name) => (
        <Column key={name} day={name} holds={name === day} spies={{ ...spies, moved }} />
      ))}
    </DragAndDrop>
  );
}

// jsdom has no layout: two rows of three columns, and the card fills its column
function rectOf(element: Element): DOMRect {
  const index = DAYS.indexOf(element.closest('section')?.getAttribute('aria-label') ?? '');
  return new DOMRect((index % 3) * COLUMN.width, Math.floor(index / 3) * COLUMN.height, COLUMN.width, COLUMN.height);
}

function elementsAt(x: number, y: number): Element[] {
  return [...document.querySelectorAll('section')].filter((section) => {
    const { left, right, top, bottom } = rectOf(section);
    return x >= left && x < right && y >= top && y < bottom;
  });
}

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function () {
    return rectOf(this);
  };
  Element.prototype.scrollIntoView = () => {};
  document.elementsFromPoint = elementsAt;
});

function show(canDrag = true) {
  const spies = { moved: jest.fn(), clicked: jest.fn(), refused: jest.fn(), canDrag };
  render(<Week {...spies} />);
  return spies;
}

const card = () => screen.getByRole('button', { name: 'Easy run' });
const down = (x: number, y: number, pointerType = 'mouse') =>
  fireEvent.pointerDown(card(), { clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: 1, pointerType });
const move = (x: number, y: number) =>
  fireEvent.pointerMove(document, { clientX: x, clientY: y, isPrimary: true, pointerId: 1 });
/** What a browser sends when the button comes up over the pressed element: pointerup, then click. */
function up(x: number, y: number) {
  const pressed = card();
  fireEvent.pointerUp(document, { clientX: x, clientY: y, isPrimary: true, pointerId: 1 });
  fireEvent.click(pressed);
}
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

test('7 px is a click', () => {
  const { moved, clicked } = show();
  down(50, 100);
  move(57, 100);
  expect(card()).toHaveAttribute('data-state', 'still');
  up(57, 100);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(moved).not.toHaveBeenCalled();
});

test('8 px is a drag, with its preview, and the column under the pointer takes it', () => {
  const { moved, clicked } = show();
  down(50, 100);
  move(58, 100);
  expect(card()).toHaveAttribute('data-state', 'dragged');
  expect(screen.getByText('preview of run')).toBeInTheDocument();
  move(150, 100);
  expect(screen.getByRole('region', { name: 'Tuesday' })).toHaveAttribute('data-over', 'true');
  up(150, 100);
  expect(moved.mock.calls).toEqual([['Tuesday']]);
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryByText('preview of run')).not.toBeInTheDocument();
});

test('the 8 px are counted in a straight line', () => {
  show();
  down(50, 100);
  move(55, 106);
  expect(card()).toHaveAttribute('data-state', 'still');
  move(56, 106);
  expect(card()).toHaveAttribute('data-state', 'dragged');
  up(50, 100);
});

test('the click after the next press is heard again', async () => {
  const { clicked } = show();
  down(50, 100);
  move(70, 100);
  up(60, 100);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  down(50, 100);
  up(50, 100);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('outside every column nothing happens', () => {
  const { moved } = show();
  down(50, 100);
  move(900, 500);
  up(900, 500);
  expect(moved).not.toHaveBeenCalled();
  expect(screen.getByText('Cancelled. Easy run stays where it was.')).toBeInTheDocument();
});

test('Escape cancels a drag, and letting go afterwards is no click', () => {
  const { moved, clicked } = show();
  down(50, 100);
  move(150, 100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toHaveAttribute('data-state', 'still');
  up(150, 100);
  expect(moved).not.toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();
});

test('a window that loses focus cancels the drag', () => {
  const { moved } = show();
  down(50, 100);
  move(150, 100);
  fireEvent.blur(window);
  up(150, 100);
  expect(moved).not.toHaveBeenCalled();
});

test('what cannot be dragged says so at the eighth pixel', () => {
  const { refused, moved } = show(false);
  down(50, 100);
  move(57, 100);
  expect(refused).not.toHaveBeenCalled();
  move(58, 100);
  expect(refused).toHaveBeenCalledTimes(1);
  up(150, 100);
  expect(moved).not.toHaveBeenCalled();
});

describe('a finger', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that moves at once scrolls the page', () => {
    const { moved } = show();
    down(50, 100, 'touch');
    act(() => jest.advanceTimersByTime(TOUCH_HOLD_MS - 1));
    move(150, 100);
    expect(card()).toHaveAttribute('data-state', 'still');
    act(() => jest.advanceTimersByTime(TOUCH_HOLD_MS));
    move(250, 100);
    up(250, 100);
    expect(moved).not.toHaveBeenCalled();
  });

  test('that rests first drags, and the page stays still', () => {
    const { moved } = show();
    down(50, 100, 'touch');
    act(() => jest.advanceTimersByTime(TOUCH_HOLD_MS));
    expect(card()).toHaveAttribute('data-held');
    expect(fireEvent.touchMove(card())).toBe(false);
    move(150, 100);
    up(150, 100);
    expect(card()).not.toHaveAttribute('data-held');
    expect(moved.mock.calls).toEqual([['Tuesday']]);
  });
});

describe('the keyboard', () => {
  test('M lifts, arrows travel along the row and into the next week, Enter drops', async () => {
    const { moved } = show();
    card().focus();
    key('m');
    expect(screen.getByText(/^Lifted Easy run\./)).toBeInTheDocument();
    key('ArrowRight');
    expect(screen.getByText('Tuesday')).toBeInTheDocument();
    key('ArrowRight');
    key('ArrowRight');
    expect(screen.getByText('next Monday')).toBeInTheDocument();
    key('ArrowLeft');
    expect(screen.getByText('Wednesday')).toBeInTheDocument();
    key('ArrowDown');
    key('Enter');
    expect(moved.mock.calls).toEqual([['next Wednesday']]);
    expect(screen.getByText('Dropped Easy run on next Wednesday.')).toBeInTheDocument();
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(card()).toHaveFocus();
  });

  test('Escape puts the card back', () => {
    const { moved } = show();
    card().focus();
    key('m');
    key('ArrowRight');
    key('Escape');
    expect(moved).not.toHaveBeenCalled();
    expect(card()).toHaveAttribute('data-state', 'still');
  });

  test('Ctrl+M is left to the browser', () => {
    show();
    card().focus();
    fireEvent.keyDown(card(), { key: 'm', ctrlKey: true });
    expect(card()).toHaveAttribute('data-state', 'still');
  });

  test('a menu may lift for the keyboard', () => {
    const { moved } = show();
    act(() => liftByKeyboard(card()));
    key('ArrowRight');
    key(' ');
    expect(moved.mock.calls).toEqual([['Tuesday']]);
  });

  test('what cannot be dragged is refused', () => {
    const { refused } = show(false);
    card().focus();
    key('m');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Easy run cannot be moved.')).toBeInTheDocument();
  });
});
