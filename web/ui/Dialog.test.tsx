import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Elsewhere</button>
      <Dialog open={open} onOpenChange={setOpen} title="A dialog" />
    </>
  );
}

const closed = async (meanwhile: () => void) => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  // the focus comes back a moment later
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  meanwhile();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
};

test('a dialog that goes gives the focus back to what opened it', async () => {
  await closed(() => undefined);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('whoever was quicker than the dialog keeps the focus', async () => {
  await closed(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
