import { useEffect, useRef } from 'react';

/** What closes each dialog that is open, the one on top last. */
const open: (() => void)[] = [];

/** Lets whoever takes Escape first close this dialog, as long as it is open and on top. */
export function useOpenDialog(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => change.current(false);
    open.push(close);
    return () => void open.splice(open.indexOf(close), 1);
  }, [isOpen]);
}

/** Closes the dialog on top; false: none is open. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
