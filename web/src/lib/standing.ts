// How a table in a list stands, in a few words.
import { captionText } from './messages';
import { seatName } from './seats';
import type { TableInfo } from './wire';
import { t, words } from './words.svelte';

const DAY = 86_400_000;

/** Where the game is; how much was played where that is not known. */
export function whereItIs(table: TableInfo): string {
  if (table.status !== 'open') return dayOf(table.changed);
  const name = (seat: number): string => nameIn(table, seat);
  if (table.caption) return captionText(table.caption, name, 'short');
  return t('web-actions-played', { count: table.count });
}

/** Whose turn it is, or how the game has ended for whoever looks at the list. */
export function howItStands(table: TableInfo): string {
  if (table.status === 'closed') return t('web-status-closed');
  if (table.status === 'open')
    return table.your_turn
      ? t('web-your-turn')
      : t('web-shelf-waits', { name: nameIn(table, table.turn ?? 0) });
  const { scores, winners, you } = table;
  if (!scores || !winners) return t('web-status-over');
  const points = [...scores].sort((one, other) => other - one).join(' : ');
  if (table.players === 1) return t('web-shelf-solo', { points: scores[0] ?? 0 });
  const [own, ...further] = you;
  if (own === undefined || further.length > 0) {
    const names = new Intl.ListFormat(words.language).format(winners.map((seat) => nameIn(table, seat)));
    return t('web-shelf-winner', { names, points });
  }
  if (winners.includes(own)) return t('web-shelf-won', { points });
  const better = scores.filter((score) => score > (scores[own] ?? 0)).length;
  return t('web-shelf-place', { place: Math.max(2, better + 1), points });
}

/** Whether whoever looks at the list has won. */
export function hasWon({ status, winners, you, players }: TableInfo): boolean {
  return status === 'over' && players > 1 && you.length === 1 && (winners ?? []).includes(you[0] ?? -1);
}

/** "today", "yesterday", then the date. */
function dayOf(time: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - time) / DAY);
  if (days > 1) return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(time);
  const said = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(
    -Math.max(0, days),
    'day',
  );
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

function nameIn(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  return found ? seatName(found, table.seats) : '';
}
