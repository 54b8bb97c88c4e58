import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { keepFocus } from './keepFocus.ts';
import { Menu, MenuItem } from './Menu.tsx';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const focused = (name: string, role = 'button') =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test('a button that works keeps the focus and takes no press, neither its own nor that of its form', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const press = jest.fn();
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const save = screen.getByRole('button');
  await userEvent.click(save);
  expect([submit, press].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  rerender(form(true));
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect([submit, press].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

function Rows() {
  const [names, setNames] = useState(['Ada', 'Kim', 'Sam']);
  return (
    <section>
      <h2>Invitations</h2>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href="/x">{name}</a>
              <button onClick={() => setNames(names.filter((other) => other !== name))}>Take back {name}</button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

test('a row that goes hands the focus to the next, the last to the one before it, and the only one to the heading', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Take back Kim' }));
  await focused('Take back Sam');
  await userEvent.keyboard('{Enter}');
  await focused('Take back Ada');
  await userEvent.keyboard('{Enter}');
  await focused('Invitations', 'heading');
});

function Resting({ names }: { names: readonly string[] }) {
  return (
    <section>
      <h2>Invitations</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button disabled={names.length === 2}>Take back {name}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

test('a control that rests for a while gets the focus back, and hands it on when it goes instead', async () => {
  const { rerender } = render(<Resting names={['Ada', 'Kim', 'Sam']} />);
  const rest = async () => {
    const button = screen.getByRole('button', { name: 'Take back Kim' });
    button.focus();
    // a browser takes the focus from what is disabled by itself
    button.blur();
    rerender(<Resting names={['Ada', 'Kim']} />);
    await focused('Invitations', 'heading');
  };
  await rest();
  rerender(<Resting names={['Ada', 'Kim', 'Sam']} />);
  await focused('Take back Kim');
  await rest();
  rerender(<Resting names={['Ada']} />);
  await focused('Take back Ada');
  // the neighbour rests as well, when it comes in the place of what has gone
  rerender(<Resting names={['Ada', 'Kim', 'Sam']} />);
  screen.getByRole('button', { name: 'Take back Sam' }).focus();
  rerender(<Resting names={['Ada', 'Kim']} />);
  await focused('Invitations', 'heading');
  rerender(<Resting names={['Kim']} />);
  await focused('Take back Kim');
});

function Days() {
  const [day, setDay] = useState(0);
  return [0, 1].map((at) => (
    <ul key={at}>
      {day === at && (
        <li>
          <article data-drag-id="run">
            <button>Open</button>
            <button onClick={() => setDay(1 - day)}>Move</button>
          </article>
        </li>
      )}
      <li>
        <button>Other {at}</button>
      </li>
    </ul>
  ));
}

test('what is drawn anew elsewhere takes the focus with it', async () => {
  render(<Days />);
  const before = screen.getByRole('button', { name: 'Move' });
  await userEvent.click(before);
  await focused('Move');
  expect(before).not.toBeInTheDocument();
});

function Weeks({ day }: { day: number | null }) {
  return [0, 1].map((at) => (
    <ul key={at}>
      {day === at && (
        <li>
          <article data-drag-id="run">
            <button>Move</button>
          </article>
        </li>
      )}
      <li>
        <button>Other {at}</button>
      </li>
    </ul>
  ));
}

test('what is drawn elsewhere only a moment after it has gone takes the focus then, unless somebody has taken it away', async () => {
  const { rerender } = render(<Weeks day={0} />);
  act(() => screen.getByRole('button', { name: 'Move' }).focus());
  rerender(<Weeks day={null} />);
  await focused('Other 0');
  rerender(<Weeks day={1} />);
  await focused('Move');

  rerender(<Weeks day={null} />);
  await focused('Other 1');
  await userEvent.click(screen.getByRole('button', { name: 'Other 0' }));
  rerender(<Weeks day={0} />);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await focused('Other 0');
});

function MovedByMenu() {
  const [day, setDay] = useState(0);
  return [0, 1].map((at) => (
    <section key={at}>
      {day === at && (
        <article data-drag-id="run">
          <Menu trigger={<button>Actions</button>}>
            <MenuItem onSelect={() => setDay(1 - day)}>Move</MenuItem>
          </Menu>
        </article>
      )}
    </section>
  ));
}

test('what the menu of a thing moves takes the focus to its button there, also for a mouse', async () => {
  render(<MovedByMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move' }));
  await focused('Actions');
});

function Deleting() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const remove = () => {
    setOpen(false);
    setThere(false);
  };
  return (
    <section>
      <h2>Library</h2>
      {isThere && <button onClick={() => setOpen(true)}>Delete</button>}
      <Dialog open={isOpen} onOpenChange={setOpen} title="Delete it?">
        <button onClick={remove}>Yes</button>
      </Dialog>
    </section>
  );
}

test('a dialog that took its opener away hands the focus to the heading above that', async () => {
  render(<Deleting />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await focused('Library', 'heading');
});

test('whoever leaves a control on purpose is not called back, whatever goes away after', async () => {
  const { rerender } = render(
    <section>
      <h2>Notes</h2>
      <button>One</button>
    </section>,
  );
  screen.getByRole('button').focus();
  await act(async () => screen.getByRole('button').blur());
  rerender(
    <section>
      <h2>Notes</h2>
    </section>,
  );
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
  expect(document.body).toHaveFocus();
});
