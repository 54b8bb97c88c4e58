import { useCallback } from 'react';
import { useDrop } from 'react-dnd';
import type { Dragged } from './useDraggable.ts';

interface Droppable<Item> {
  type: string;
  /** How the place is announced: "Tuesday 1 December". */
  label: string;
  onDrop: (item: Item) => void;
}

export function useDroppable<Item>({ type, label, onDrop }: Droppable<Item>) {
  const [isOver, connect] = useDrop(
    () => ({
      accept: type,
      drop: ({ item }: Dragged<Item>) => onDrop(item),
      collect: (monitor) => monitor.isOver(),
    }),
    [type, onDrop],
  );
  const ref = useCallback(
    (element: HTMLElement | null): void => {
      if (element) element.dataset['dropLabel'] = label;
      connect(element);
    },
    [connect, label],
  );
  return { ref, isOver } as const;
}
