import { createDragDropManager } from 'dnd-core';
import { type DragEventNote, PointerKeyboardBackend } from './pointerKeyboardBackend.ts';

type Listener = (note: DragEventNote) => void;

const listeners = new Set<Listener>();

/** One for the page's life: a second manager, or one made while rendering, would fight over the same events. */
export const manager = createDragDropManager(
  (created) => new PointerKeyboardBackend(created, window, (note) => listeners.forEach((listener) => listener(note))),
  window,
);

/** Hears every lift, travel, drop, cancel and refusal; returns the way to stop. */
export function onDragEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lifts the draggable at or around a node, to be moved by keyboard. */
export function liftByKeyboard(node: HTMLElement): void {
  (manager.getBackend() as PointerKeyboardBackend).lift(node);
}
