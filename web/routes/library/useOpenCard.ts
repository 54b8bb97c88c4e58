import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenCard {
  card: RefObject<HTMLElement | null>;
  isOpen: boolean;
  toggle: () => void;
}

/** Is the card open? Once it is, it comes into view. */
export function useOpenCard(): OpenCard {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // opened, it takes the whole width, which may be a row further down
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return { card, isOpen, toggle: () => setOpen((open) => !open) };
}
