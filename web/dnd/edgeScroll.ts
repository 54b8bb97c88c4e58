/** Pixels from the top and bottom of the window in which a drag scrolls the page. */
const EDGE_PX = 56;

/** Scrolls the page while the pointer rests near the top or bottom edge; `onScroll` hears of every step. */
export class EdgeScroll {
  private frame = 0;
  private y = 0;

  constructor(
    private readonly window: Window,
    private readonly onScroll: () => void,
  ) {}

  start(): void {
    this.frame = this.window.requestAnimationFrame(this.step);
  }

  /** Where the pointer is, in pixels from the window's top. */
  pointAt(y: number): void {
    this.y = y;
  }

  stop(): void {
    this.window.cancelAnimationFrame(this.frame);
  }

  private step = (): void => {
    const above = EDGE_PX - this.y;
    const below = this.y - (this.window.innerHeight - EDGE_PX);
    const pixels = above > 0 ? -above / 4 : below > 0 ? below / 4 : 0;
    if (pixels !== 0) {
      this.window.scrollBy(0, pixels);
      this.onScroll();
    }
    this.frame = this.window.requestAnimationFrame(this.step);
  };
}
