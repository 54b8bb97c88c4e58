/** Pixels that the pointer travels before a press becomes a drag. */
const ACTIVATION_DISTANCE_PX = 8;
/** Milliseconds that a finger rests before it may drag; sooner, the page scrolls. */
export const TOUCH_HOLD_MS = 180;

/** A pointer that went down on a drag source and drags nothing yet. */
export class Press {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  private readonly pointerId: number;
  private readonly hold: ReturnType<typeof setTimeout> | undefined;
  private hasRested = false;

  constructor(
    readonly sourceId: string,
    private readonly source: HTMLElement | null,
    event: PointerEvent,
  ) {
    this.x = event.clientX;
    this.y = event.clientY;
    this.pointerId = event.pointerId;
    this.isTouch = event.pointerType === 'touch';
    if (this.isTouch) this.hold = setTimeout(this.onRested, TOUCH_HOLD_MS);
  }

  /** False while a finger has not rested long enough. */
  get isArmed(): boolean {
    return !this.isTouch || this.hasRested;
  }

  /** Whether this move of this pointer is too long for a click. */
  isLeftBy(event: PointerEvent): boolean {
    return (
      event.pointerId === this.pointerId &&
      Math.hypot(event.clientX - this.x, event.clientY - this.y) >= ACTIVATION_DISTANCE_PX
    );
  }

  end(): void {
    clearTimeout(this.hold);
    delete this.source?.dataset['held'];
  }

  private onRested = (): void => {
    this.hasRested = true;
    // the card shows that it may be dragged now
    if (this.source) this.source.dataset['held'] = 'true';
    this.source?.ownerDocument.defaultView?.navigator.vibrate?.(10);
  };
}

/** The click that the browser sends after a drag has ended is not meant. */
export function swallowNextClick(document: Document): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, true), 0);
}
