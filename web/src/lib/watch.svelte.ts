// What a table does by itself: it tells whose turn it is, plays what is the only thing, and forgets what is over.
import { untrack } from 'svelte';
import { loadCommon, loadDrawings } from './drawings';
import { settings } from './settings.svelte';
import type { TableContext } from './table.svelte';
import { t, words } from './words.svelte';

/** Watch a table as long as its page is there; called while the page is made. */
export function watch(table: TableContext, drawn: () => void): void {
  const { live, plan } = table;

  $effect(() => {
    const yours = live.snapshot?.your_turn ?? false;
    document.title = yours ? `● ${t('web-your-turn')} – Kontor` : 'Kontor';
    if (yours && document.hidden && settings.now.notify && Notification.permission === 'granted') {
      new Notification(t('web-your-turn'), { tag: live.table });
    }
  });

  $effect(() => {
    if (!live.snapshot) return;
    table.hints = [];
    table.doubt = null;
  });

  // The coach sees each new position, when it was told.
  let seen = -1;
  $effect(() => {
    const now = live.snapshot;
    const isHere = now !== null && table.coach.isHere(now);
    if (!isHere) seen = -1;
    if (!isHere || table.pace.isTelling || seen === now.version) return;
    seen = now.version;
    untrack(() => void table.coach.see(now.your_turn));
  });

  $effect(() => live.speak(words.language));

  $effect(() => {
    if (!live.snapshot) return;
    const { game, options } = live.snapshot;
    const cards = [options['cards'] ?? 'base'].flat().join();
    void Promise.all([loadCommon(), loadDrawings(game, cards)]).then(drawn);
  });

  // Where only one thing can be done, it is done; never after going back, which would be in vain.
  let judged = -1;
  $effect(() => {
    const now = live.snapshot;
    if (!now || plan.busy) return;
    const forward = judged >= 0 && now.count > judged;
    judged = now.count;
    const only = now.legal.length === 1 ? now.legal[0]?.text : undefined;
    if (
      table.lesson ||
      !forward ||
      !only ||
      !settings.now.automatic ||
      !now.your_turn ||
      now.redo ||
      plan.past
    )
      return;
    void plan.play(only);
  });

  // Whoever is not to decide any more, since somebody went back, plans nothing.
  $effect(() => {
    if (!live.snapshot?.your_turn && !plan.busy && plan.isPlanning) plan.cancel();
  });
}
