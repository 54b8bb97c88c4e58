import { type ReactNode, useEffect, useState } from 'react';
import { DndProvider, useDragLayer } from 'react-dnd';
import { manager, onDragEvent } from './manager.ts';
import type { DragEventNote } from './pointerKeyboardBackend.ts';
import type { Dragged } from './useDraggable.ts';

/** Everything that drags or is dropped on lies inside. `preview` draws what follows the pointer. */
export function DragAndDrop<Item>({ children, preview }: { children: ReactNode; preview: (item: Item) => ReactNode }) {
  return (
    <DndProvider manager={manager}>
      {children}
      <Preview draw={preview} />
      <Announcer />
    </DndProvider>
  );
}

function Preview<Item>({ draw }: { draw: (item: Item) => ReactNode }) {
  const layer = useDragLayer((monitor) => ({
    dragged: monitor.getItem() as Dragged<Item> | null,
    offset: monitor.getSourceClientOffset(),
  }));
  if (!layer.dragged || !layer.offset) return null;
  const { x, y } = layer.offset;
  return (
    <div
      aria-hidden
      style={{
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: 100,
        pointerEvents: 'none',
        width: layer.dragged.width,
        transform: `translate(${x}px, ${y}px)`,
      }}
    >
      {draw(layer.dragged.item)}
    </div>
  );
}

function sentence({ kind, source, target }: DragEventNote): string {
  const what = source?.dataset['dragLabel'] ?? 'Item';
  const where = target?.dataset['dropLabel'];
  switch (kind) {
    case 'lift':
      return `Lifted ${what}. Use the arrow keys to choose a place, Enter to drop, Escape to cancel.`;
    case 'over':
      return where ?? '';
    case 'drop':
      return where ? `Dropped ${what} on ${where}.` : `Dropped ${what}.`;
    case 'cancel':
      return `Cancelled. ${what} stays where it was.`;
    case 'refuse':
      return `${what} cannot be moved.`;
  }
}

function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => onDragEvent((note) => setText(sentence(note))), []);
  return (
    <div
      aria-live="assertive"
      style={{ position: 'fixed', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {text}
    </div>
  );
}
