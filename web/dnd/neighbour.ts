type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

interface Place {
  node: HTMLElement;
  x: number;
  y: number;
  height: number;
}

/** Leaving the row or the column costs this many times as much as going straight on. */
const SIDEWAYS_COST = 3;
/** Centres that differ by less than this many pixels lie on one line. */
const LEVEL_PX = 4;

function placeOf(node: HTMLElement): Place {
  const rect = node.getBoundingClientRect();
  return { node, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, height: rect.height };
}

/**
 * The node that an arrow key leads to, judged by where the nodes are on the screen. At the end of a row, left and right
 * go on in the row before or after. Null where nothing lies that way.
 */
export function neighbour(from: HTMLElement, nodes: readonly HTMLElement[], key: ArrowKey): HTMLElement | null {
  const here = placeOf(from);
  const others = nodes.filter((node) => node !== from).map(placeOf);
  const alongRow = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;

  const ahead = others.filter((place) => {
    if (!alongRow) return sign * (place.y - here.y) > 1;
    return sign * (place.x - here.x) > 1 && Math.abs(place.y - here.y) < LEVEL_PX + here.height / 2;
  });
  const cost = (place: Place) => {
    const dx = Math.abs(place.x - here.x);
    const dy = Math.abs(place.y - here.y);
    return alongRow ? dx + SIDEWAYS_COST * dy : dy + SIDEWAYS_COST * dx;
  };
  const nearest = ahead.sort((a, b) => cost(a) - cost(b))[0];
  if (nearest || !alongRow) return nearest?.node ?? null;

  const nextRow = others
    .filter((place) => sign * (place.y - here.y) > here.height / 2)
    .sort((a, b) => sign * (a.y - b.y) || sign * (a.x - b.x));
  return nextRow[0]?.node ?? null;
}
