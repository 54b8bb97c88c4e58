import type { Backend, DragDropActions, DragDropManager, DragDropMonitor, Identifier } from 'dnd-core';
import { ConnectedNodes } from './connectedNodes.ts';
import { EdgeScroll } from './edgeScroll.ts';
import { isArrowKey, neighbour } from './neighbour.ts';
import { Press, swallowNextClick } from './press.ts';

/** A press on these never drags. */
const NOT_DRAGGABLE = '[data-no-drag],input,textarea,select,[contenteditable=true]';

export interface DragEventNote {
  kind: 'lift' | 'over' | 'drop' | 'cancel' | 'refuse';
  source: HTMLElement | null;
  target: HTMLElement | null;
}

type Mode = 'none' | 'pointer' | 'keyboard';

/**
 * One react-dnd backend for mouse, pen, touch and keyboard.
 * Mouse and pen: the drag starts once the pointer is 8 px away from where it went down.
 * Touch: a hold of 180 ms first, so that swiping scrolls. Keyboard: M lifts the focused source, arrows travel between
 * targets, Enter or Space drops, Escape cancels. `notify` hears every step, to announce it.
 */
export class PointerKeyboardBackend implements Backend {
  private readonly actions: DragDropActions;
  private readonly monitor: DragDropMonitor;
  private readonly sources = new ConnectedNodes();
  private readonly targets = new ConnectedNodes();
  private press: Press | null = null;
  private mode: Mode = 'none';
  private keyTarget: HTMLElement | null = null;
  private readonly edgeScroll: EdgeScroll;
  private pointer = { x: 0, y: 0 };
  private isListening = false;
  /** The button is still down after a drag ended; the click that follows is not meant. */
  private clickPending = false;

  constructor(
    manager: DragDropManager,
    private readonly window: Window,
    private readonly notify: (note: DragEventNote) => void,
  ) {
    this.actions = manager.getActions();
    this.monitor = manager.getMonitor();
    this.edgeScroll = new EdgeScroll(window, () => this.hoverAt(this.pointer.x, this.pointer.y));
  }

  setup(): void {
    // StrictMode sets up twice
    if (this.isListening) return;
    this.isListening = true;
    const { document } = this.window;
    document.addEventListener('pointerdown', this.onPointerDown, true);
    document.addEventListener('pointermove', this.onPointerMove, true);
    document.addEventListener('pointerup', this.onPointerUp, true);
    document.addEventListener('pointercancel', this.onInterrupt, true);
    document.addEventListener('touchmove', this.onTouchMove, { passive: false, capture: true });
    document.addEventListener('contextmenu', this.onContextMenu, true);
    document.addEventListener('dragstart', this.onNativeDrag, true);
    document.addEventListener('keydown', this.onKeyDown, true);
    this.window.addEventListener('blur', this.onInterrupt);
  }

  teardown(): void {
    if (!this.isListening) return;
    this.isListening = false;
    const { document } = this.window;
    document.removeEventListener('pointerdown', this.onPointerDown, true);
    document.removeEventListener('pointermove', this.onPointerMove, true);
    document.removeEventListener('pointerup', this.onPointerUp, true);
    document.removeEventListener('pointercancel', this.onInterrupt, true);
    document.removeEventListener('touchmove', this.onTouchMove, { capture: true });
    document.removeEventListener('contextmenu', this.onContextMenu, true);
    document.removeEventListener('dragstart', this.onNativeDrag, true);
    document.removeEventListener('keydown', this.onKeyDown, true);
    this.window.removeEventListener('blur', this.onInterrupt);
    this.reset();
  }

  profile(): Record<string, number> {
    return { sources: this.sources.size, targets: this.targets.size };
  }

  connectDragSource(id: Identifier, node: HTMLElement): () => void {
    return this.sources.connect(String(id), node);
  }

  connectDragPreview(): () => void {
    return () => {};
  }

  connectDropTarget(id: Identifier, node: HTMLElement): () => void {
    return this.targets.connect(String(id), node);
  }

  /** Lifts the source at or around a node, to be moved by keyboard: what M does. */
  lift(node: EventTarget | null): void {
    const id = this.sources.idAround(node);
    if (!id || this.mode !== 'none') return;
    const source = this.sources.get(id);
    if (!this.monitor.canDragSource(id)) return this.notify({ kind: 'refuse', source, target: null });
    const offset = this.sourceOffset(id);
    this.actions.beginDrag([id], {
      clientOffset: offset,
      getSourceClientOffset: this.sourceOffset,
      publishSource: true,
    });
    if (!this.monitor.isDragging()) return;
    this.mode = 'keyboard';
    if (source) focusWithin(source);
    this.keyTarget = this.targets.all().find((target) => target.contains(source)) ?? null;
    if (this.keyTarget) this.hoverTarget(this.keyTarget);
    this.notify({ kind: 'lift', source, target: this.keyTarget });
  }

  private onPointerDown = (event: PointerEvent): void => {
    this.clickPending = false;
    if (this.mode === 'keyboard') this.finish('cancel');
    if (event.button !== 0 || !event.isPrimary || this.mode !== 'none') return;
    const pressed = event.target instanceof Element ? event.target : null;
    const sourceId = this.sources.idAround(pressed);
    if (!sourceId || pressed?.closest(NOT_DRAGGABLE)) return this.dropPress();
    this.press = new Press(sourceId, this.sources.get(sourceId), event);
  };

  private onPointerMove = (event: PointerEvent): void => {
    this.pointer = { x: event.clientX, y: event.clientY };
    this.edgeScroll.pointAt(event.clientY);
    const { press } = this;
    if (this.mode === 'none' && press?.isLeftBy(event)) {
      this.dropPress();
      if (press.isArmed) this.startPointerDrag(press);
    }
    if (this.mode === 'pointer') {
      event.preventDefault();
      this.hoverAt(event.clientX, event.clientY);
    }
  };

  private startPointerDrag({ sourceId, x, y }: Press): void {
    this.clickPending = true;
    const source = this.sources.get(sourceId);
    if (!this.monitor.canDragSource(sourceId)) return this.notify({ kind: 'refuse', source, target: null });
    this.actions.beginDrag([sourceId], {
      clientOffset: { x, y },
      getSourceClientOffset: this.sourceOffset,
      publishSource: false,
    });
    if (!this.monitor.isDragging()) return;
    this.mode = 'pointer';
    this.actions.publishDragSource();
    this.window.document.documentElement.dataset['dragging'] = 'true';
    this.edgeScroll.start();
  }

  private onPointerUp = (event: PointerEvent): void => {
    this.dropPress();
    if (this.mode === 'pointer') {
      this.hoverAt(event.clientX, event.clientY);
      this.finish(this.monitor.getTargetIds().length > 0 ? 'drop' : 'cancel');
    }
    if (this.clickPending) swallowNextClick(this.window.document);
    this.clickPending = false;
  };

  private onInterrupt = (): void => {
    this.dropPress();
    if (this.mode !== 'none') this.finish('cancel');
  };

  private onTouchMove = (event: TouchEvent): void => {
    const isHeld = this.press?.isTouch === true && this.press.isArmed;
    if ((this.mode === 'pointer' || isHeld) && event.cancelable) event.preventDefault();
  };

  private onContextMenu = (event: Event): void => {
    if (this.mode === 'pointer' || this.press?.isTouch) event.preventDefault();
  };

  private onNativeDrag = (event: DragEvent): void => {
    if (this.sources.idAround(event.target)) event.preventDefault();
  };

  private onKeyDown = (event: KeyboardEvent): void => {
    if (this.mode === 'none') {
      const isLift = event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLift || !this.sources.idAround(event.target)) return;
      consume(event);
      return this.lift(event.target);
    }
    if (event.key === 'Escape') {
      consume(event);
      return this.finish('cancel');
    }
    if (this.mode !== 'keyboard') return;
    if (event.key === 'Tab') return this.finish('cancel');
    if (isArrowKey(event.key)) {
      consume(event);
      const next = this.keyTarget && neighbour(this.keyTarget, this.targets.all(), event.key);
      if (!next) return;
      this.keyTarget = next;
      this.hoverTarget(next);
      this.notify({ kind: 'over', source: this.draggedSource(), target: next });
    } else if (event.key === 'Enter' || event.key === ' ') {
      consume(event);
      this.finish(this.keyTarget ? 'drop' : 'cancel');
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      // the letters of the page mean nothing while a card is in the air
      consume(event);
    }
  };

  private hoverAt(x: number, y: number): void {
    const ids = new Set<string>();
    for (const element of this.window.document.elementsFromPoint(x, y)) {
      const id = this.targets.idAround(element);
      if (id) ids.add(id);
    }
    // dnd-core wants the outermost target first
    this.actions.hover([...ids].reverse(), { clientOffset: { x, y } });
  }

  private hoverTarget(node: HTMLElement): void {
    const id = this.targets.idAround(node);
    if (!id) return;
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top } = node.getBoundingClientRect();
    this.actions.hover([id], { clientOffset: { x: left, y: top } });
  }

  private finish(kind: 'drop' | 'cancel'): void {
    const source = this.draggedSource();
    const targetId = this.monitor.getTargetIds().at(-1);
    const target = targetId === undefined ? null : this.targets.get(String(targetId));
    const byKeyboard = this.mode === 'keyboard';
    if (kind === 'drop') this.actions.drop();
    this.actions.endDrag();
    this.reset();
    this.notify({ kind, source, target });
    if (byKeyboard && source) this.focusAgain(source);
  }

  /** A dropped card is drawn anew in its target; the focus follows it there. */
  private focusAgain(source: HTMLElement): void {
    const id = source.dataset['dragId'];
    this.window.requestAnimationFrame(() => {
      const again = this.sources.all().find((node) => node.isConnected && node.dataset['dragId'] === id);
      if (again) focusWithin(again);
    });
  }

  private sourceOffset = (id: Identifier | undefined): { x: number; y: number } => {
    const rect = this.sources.get(String(id))?.getBoundingClientRect();
    return { x: rect?.left ?? 0, y: rect?.top ?? 0 };
  };

  private draggedSource(): HTMLElement | null {
    return this.sources.get(String(this.monitor.getSourceId()));
  }

  private dropPress(): void {
    this.press?.end();
    this.press = null;
  }

  private reset(): void {
    this.dropPress();
    this.mode = 'none';
    this.keyTarget = null;
    this.edgeScroll.stop();
    delete this.window.document.documentElement.dataset['dragging'];
  }
}

/** A draggable may name the part of it that takes the keyboard with `data-drag-focus`. */
function focusWithin(source: HTMLElement): void {
  const part = source.querySelector<HTMLElement>('[data-drag-focus]') ?? source;
  part.focus({ preventScroll: true });
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
