// What a plan would change: cards that would leave a hand, and those that would come to a row.

/** What one list has more often than the other, as often as that. */
export function without<T>(all: T[], gone: T[]): T[] {
  const left = gone.slice();
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Whether somebody holds or has built a card; until it is known what comes after it, the display would
 * still show it as well. */
export function isTaken(card: string, seats: { hand: string[]; row: string[] }[]): boolean {
  return seats.some((seat) => seat.hand.includes(card) || seat.row.includes(card));
}
