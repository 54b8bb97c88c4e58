import { useCallback, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { onDragEvent } from './manager.ts';

interface Draggable<Item> {
  type: string;
  /** The same wherever the thing is drawn, so that the focus finds it again after a drop. */
  id: string;
  /** How the thing is announced: "Easy run, Tuesday 1 December". */
  label: string;
  item: Item;
  canDrag: boolean;
  /** Called when someone tries to drag what cannot be dragged. */
  onRefused: () => void;
}

/** What is dragged, with the width it had, for its preview. */
export interface Dragged<Item> {
  item: Item;
  width: number;
}

export function useDraggable<Item>({ type, id, label, item, canDrag, onRefused }: Draggable<Item>) {
  const node = useRef<HTMLElement | null>(null);
  const [isDragging, connect] = useDrag(
    () => ({
      type,
      item: (): Dragged<Item> => ({ item, width: node.current?.offsetWidth ?? 0 }),
      canDrag: () => canDrag,
      collect: (monitor) => monitor.isDragging(),
    }),
    [type, item, canDrag],
  );

  const ref = useCallback(
    (element: HTMLElement | null): void => {
      node.current = element;
      if (element) Object.assign(element.dataset, { dragId: id, dragLabel: label });
      connect(element);
    },
    [connect, id, label],
  );

  useEffect(
    () =>
      onDragEvent(({ kind, source }) => {
        if (kind === 'refuse' && source !== null && source === node.current) onRefused();
      }),
    [onRefused],
  );

  return { ref, isDragging } as const;
}
