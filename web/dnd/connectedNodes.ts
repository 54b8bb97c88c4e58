/** The nodes that drag sources or drop targets are connected to, found by id and by what lies inside them. */
export class ConnectedNodes {
  private readonly byId = new Map<string, HTMLElement>();
  private readonly ids = new Map<Node, string>();

  connect(id: string, node: HTMLElement): () => void {
    this.byId.set(id, node);
    this.ids.set(node, id);
    return () => {
      if (this.byId.get(id) === node) this.byId.delete(id);
      if (this.ids.get(node) === id) this.ids.delete(node);
    };
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): HTMLElement | null {
    return this.byId.get(id) ?? null;
  }

  all(): HTMLElement[] {
    return [...this.byId.values()];
  }

  /** Id of the nearest connected node at or around `from`. */
  idAround(from: EventTarget | null): string | null {
    for (let node = from instanceof Node ? from : null; node; node = node.parentNode) {
      const id = this.ids.get(node);
      if (id !== undefined) return id;
    }
    return null;
  }
}
