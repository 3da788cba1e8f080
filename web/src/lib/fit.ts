// Makes a board as large as it may be while nothing on a desk needs scrolling.

/** All sizes on a board may be measured in the unit `--u`; below these widths a board is scrolled anyway. */
const DESK = 900;
const LEAST = 0.76;
const MOST = 1.5;
const STEP = 0.02;

/** Choose the unit of a board: from the largest down to the first with which it fits into its room. The unit
 * that was chosen last comes back unless `anew`, so that the board does not breathe with every move. */
export function fit(room: HTMLElement, board: HTMLElement, usualWidth: number, anew: boolean): void {
  if (innerWidth < DESK) {
    board.style.removeProperty('--u');
    return;
  }
  const most = Math.min(Math.max(room.clientWidth / usualWidth, LEAST), MOST);
  const last = anew ? most : Number.parseFloat(board.style.getPropertyValue('--u')) || most;
  for (let unit = Math.min(last, most); ; unit -= STEP) {
    board.style.setProperty('--u', `${Math.max(unit, LEAST)}rem`);
    if (unit <= LEAST || room.scrollHeight <= room.clientHeight) return;
  }
}
